import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Input, Output } from '@mercadito/contracts/endpoint';
import type { addPasskey, beginPasskey, beginPasskeyLogin, logInWithPasskey } from '@mercadito/contracts/passkeys';

type Creation = Output<typeof beginPasskey>;
type Request = Output<typeof beginPasskeyLogin>;

/** What a device may do otherwise than it should. */
interface Odd {
  /** Where its browser says that it is. */
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly userHandle?: string;
  readonly isVerified?: boolean;
  readonly signCount?: number;
  /** How it says who has made it, as CBOR: a format and its statement. */
  readonly attestation?: Buffer;
}

export interface KeptPasskey {
  readonly id: string;
  readonly rpId: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  /** Of how many it says that it has signed. */
  signCount: number;
}

const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const uint32 = (value: number): Buffer => Buffer.from(new Uint32Array([value]).buffer).reverse();

/** CBOR: https://www.rfc-editor.org/rfc/rfc8949#section-3 */
export const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0x59]), uint16(bytes.length), bytes]);
const NO_ATTESTATION = Buffer.concat([cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])]);

/** An ES256 key as COSE: https://www.rfc-editor.org/rfc/rfc9053#section-7.1.1 */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const head = Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 0x20]);
  return Buffer.concat([
    head,
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
}

/** A phone with its browser, as a site sees them: https://www.w3.org/TR/webauthn-3/ */
export class Authenticator {
  readonly #origin: string;
  readonly kept: KeptPasskey[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  #clientData(type: string, challenge: string, odd: Odd): Buffer {
    const data = { type: odd.type ?? type, challenge, origin: odd.origin ?? this.#origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data));
  }

  #authenticatorData(rpId: string, signCount: number, odd: Odd, made?: Buffer): Buffer {
    const flags = 1 + (odd.isVerified === false ? 0 : 4) + (made ? 64 : 0);
    return Buffer.concat([
      sha256(odd.rpId ?? rpId),
      Buffer.from([flags]),
      uint32(signCount),
      ...(made ? [Buffer.alloc(16), made] : []),
    ]);
  }

  /** Makes a passkey, as `navigator.credentials.create()`. */
  make({ challenge, rp, user }: Creation, odd: Odd = {}): Input<typeof addPasskey> {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const idBytes = randomBytes(32);
    const id = base64url(idBytes);
    const made = Buffer.concat([uint16(idBytes.length), idBytes, coseOf(publicKey)]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      odd.attestation ?? NO_ATTESTATION,
      cborText('authData'),
      cborBytes(this.#authenticatorData(rp.id, 0, odd, made)),
    ]);
    this.kept.push({ id, rpId: rp.id, userHandle: user.id, privateKey, signCount: 0 });
    const response = {
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, odd)),
      attestationObject: base64url(attestationObject),
    };
    return { credential: { id, rawId: id, type: 'public-key', response } };
  }

  /** Signs with the newest passkey, as `navigator.credentials.get()`; each time it counts one more. */
  sign(
    { challenge }: Pick<Request, 'challenge'>,
    odd: Odd = {},
    passkey = this.kept.at(-1),
  ): Input<typeof logInWithPasskey> {
    if (!passkey) throw new Error('This device keeps no passkey');
    passkey.signCount = odd.signCount ?? passkey.signCount + 1;
    const clientData = this.#clientData('webauthn.get', challenge, odd);
    const authenticatorData = this.#authenticatorData(passkey.rpId, passkey.signCount, odd);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), passkey.privateKey);
    const response = {
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
      userHandle: odd.userHandle ?? passkey.userHandle,
    };
    return { credential: { id: passkey.id, rawId: passkey.id, type: 'public-key', response } };
  }
}
