import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import tls from 'node:tls';
import { generate } from 'selfsigned';

/** What a device has got, decrypted by the keys that only it has, with what the service was told. */
interface Delivered {
  readonly message: {
    readonly id: number;
    readonly title: string;
    readonly text: string;
    readonly href: string;
    readonly tag: string;
    readonly knock?: number;
  };
  readonly headers: {
    readonly ttl: string;
    readonly urgency: string;
    readonly topic: string;
    readonly authorization: string;
  };
}

/** A browser's keys and where it is reached. */
export interface Device {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly delivered: Delivered[];
}

const base64url = (bytes: Buffer): string => bytes.toString('base64url');

/** HKDF with SHA-256, as RFC 8291 has it. */
const hkdf = (key: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Reads a message as a browser does: RFC 8188 (`aes128gcm`) with the keys of RFC 8291. */
export function decrypt(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const key = hkdf(keys.computeSecret(sender), auth, info, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // The last byte that is no padding marks the end.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** A push service on this machine, which answers with the status that a test says. */
export class PushService {
  readonly #server: Server;
  readonly #devices = new Map<string, { keys: ECDH; auth: Buffer; device: Device }>();
  /** What it answers from now on. */
  status = 201;
  /** Messages that came, whatever was answered. */
  tries = 0;

  /** Called with each message that has come, before it is answered. */
  onMessage: () => void = () => undefined;
  /** What signs for it. */
  readonly certificate: string;

  private constructor(server: Server, certificate: string) {
    this.#server = server;
    this.certificate = certificate;
    server.on('request', async (request, response) => {
      const body = await buffer(request);
      this.tries += 1;
      const known = this.#devices.get(request.url ?? '');
      if (known && this.status === 201) {
        const message = JSON.parse(decrypt(body, known.keys, known.auth));
        known.device.delivered.push({ message, headers: request.headers as unknown as Delivered['headers'] });
      }
      this.onMessage();
      response.writeHead(known ? this.status : 410).end();
    });
  }

  static async start(): Promise<PushService> {
    // Of a name of its own: of two with one name a wrong one would be asked who has signed.
    const { private: key, cert } = await generate(
      [{ name: 'commonName', value: `push-${base64url(randomBytes(8))}` }],
      {
        extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
      },
    );
    tls.setDefaultCACertificates([...tls.getCACertificates(), cert]);
    const server = createServer({ key, cert });
    server.listen(0, 'localhost');
    await once(server, 'listening');
    return new PushService(server, cert);
  }

  /** As the configuration names it. */
  get host(): string {
    return `localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** A browser that has subscribed here. */
  aDevice(): Device {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const auth = randomBytes(16);
    const path = `/${base64url(randomBytes(16))}`;
    const subscription = {
      endpoint: `https://${this.host}${path}`,
      keys: { p256dh: base64url(keys.getPublicKey()), auth: base64url(auth) },
    };
    const device: Device = { subscription, delivered: [] };
    this.#devices.set(path, { keys, auth, device });
    return device;
  }

  /** A device is not reached any more, as after its browser was removed. */
  forget({ subscription }: Device): void {
    this.#devices.delete(new URL(subscription.endpoint).pathname);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
