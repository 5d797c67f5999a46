import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { addCartItem } from '@mercadito/contracts/cart';
import { uploadBannerImage } from '@mercadito/contracts/companies';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../../scripts/lib/free-port.ts';
import { canHave } from '../../../scripts/lib/install.ts';
import { startNginx } from '../../../scripts/lib/nginx.ts';
import { routePathOf } from '../src/platform/serve/serve.ts';
import { goods } from './carts.ts';
import { testEngine } from './database/test-database.ts';
import { listen } from './event-client.ts';
import { aCustomer } from './people.ts';
import { aShop } from './shops.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const BLOCKED = '127.0.0.9';
const TRIES_A_MINUTE = 20;

describe.runIf(testEngine === 'postgres' && canHave('nginx'))("behind Debian's nginx, by deploy/nginx.conf", () => {
  let app: TestApp;
  let folder: string;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    app = await createTestApp({
      TRUSTED_PROXIES: 'loopback',
      PUBLIC_URL: 'https://mercado.example',
      RATE_LIMITS: 'on',
    });
    folder = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
    await writeFile(join(folder, 'mercadito-blocked.conf'), `deny ${BLOCKED};\n`);
    // Of two processes one is away the whole time, as while it is restarted.
    const away = `http://127.0.0.1:${await findFreePort()}`;
    nginx = await startNginx([away, await listen(app.app)], folder);
  });
  afterAll(async () => {
    await nginx.stop();
    await app.close();
    await rm(folder, { recursive: true });
  });

  /** A browser at an address of this machine. */
  const browser = (localAddress = '127.0.0.1'): ClientHttp2Session => {
    const { port } = new URL(nginx.https);
    const line = () => {
      const socket = net.connect({ port: Number(port), host: '127.0.0.1', localAddress });
      return tls.connect({ socket, rejectUnauthorized: false, ALPNProtocols: ['h2'] });
    };
    const session = connect(nginx.https, { createConnection: line });
    session.on('error', () => undefined);
    onTestFinished(() => session.destroy());
    return session;
  };

  interface Answered {
    readonly status: number;
    readonly headers: IncomingHttpHeaders;
    readonly body: string;
  }
  const ask = (session: ClientHttp2Session, path: string, headers: IncomingHttpHeaders = {}, body?: Buffer | string) =>
    new Promise<Answered>((resolve, reject) => {
      const sent = session.request({ ':path': path, ':method': body === undefined ? 'GET' : 'POST', ...headers });
      let text = '';
      let answered: IncomingHttpHeaders = {};
      sent.on('response', (received) => {
        answered = received;
      });
      sent.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      sent.on('end', () => resolve({ status: Number(answered[':status']), headers: answered, body: text }));
      sent.on('error', reject);
      sent.end(body);
    });

  test('nginx takes the file, leads from http to https, and browsers are told to come by https alone', async () => {
    expect(nginx.verdict).toContain('test is successful');
    expect(nginx.verdict).not.toContain('[warn]');
    const { status, headers } = await fetch(nginx.http, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, expect.stringMatching(/^https:/)]);
    const answer = await ask(browser(), '/livez');
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('while one of two processes is away no request fails, nor one that writes', async () => {
    const session = browser();
    const all = await Promise.all(Array.from({ length: 60 }, () => ask(session, '/livez')));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    const { token } = await aCustomer(app);
    const body = JSON.stringify({ product_id: await goods(app, {}) });
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' };
    for (let each = 0; each < 4; each += 1) {
      expect((await ask(session, routePathOf(addCartItem), headers, body)).status).toBe(201);
    }
  });

  test('two processes restarted one right after the other are never both put aside', async () => {
    const serve = async (port: number) => {
      const server = createServer((_request, response) => response.end('served'));
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      return () => {
        server.closeAllConnections();
        return new Promise((resolve) => server.close(resolve));
      };
    };
    const own = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
    const ports = [await findFreePort(), await findFreePort()] as const;
    let stopFirst = await serve(ports[0]);
    const stopSecond = await serve(ports[1]);
    const before = await startNginx(
      ports.map((port) => `http://127.0.0.1:${port}`),
      own,
    );
    const session = connect(before.https, { rejectUnauthorized: false });
    const walk = async () => {
      const all = await Promise.all(Array.from({ length: 10 }, () => ask(session, '/')));
      return new Set(all.map(({ status }) => status));
    };
    await stopFirst();
    const whileFirstIsAway = await walk();
    stopFirst = await serve(ports[0]);
    await stopSecond();
    expect([whileFirstIsAway, await walk()]).toEqual([new Set([200]), new Set([200])]);
    session.destroy();
    await Promise.all([before.stop(), stopFirst()]);
    await rm(own, { recursive: true });
  });

  test('a photo of almost 5 MB arrives', async () => {
    const { companyId, token } = await aShop(app);
    const side = 1_250;
    const raw = { width: side, height: side, channels: 3 as const };
    const photo = await sharp(randomBytes(side * side * 3), { raw })
      .png()
      .toBuffer();
    expect(photo.length).toBeGreaterThan(4_600_000);
    const field = `--b\r\nContent-Disposition: form-data; name="company_id"\r\n\r\n${companyId}\r\n`;
    const file =
      '--b\r\nContent-Disposition: form-data; name="bannerImage"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
    const body = Buffer.concat([Buffer.from(field + file), photo, Buffer.from('\r\n--b--\r\n')]);
    const headers = { authorization: `Token ${token}`, 'content-type': 'multipart/form-data; boundary=b' };
    const { status, body: answer } = await ask(browser(), routePathOf(uploadBannerImage), headers, body);
    expect([status, answer]).toEqual([200, expect.any(String)]);
  });

  test('a stream is sent on as it comes, by one connection with all else', async () => {
    const session = browser();
    const { token } = await aCustomer(app);
    const headers = { authorization: `Token ${token}` };
    const stream = session.request({ ':path': '/api/events/', ...headers });
    let heard = '';
    stream.setEncoding('utf8').on('data', (part: string) => {
      heard += part;
    });
    await expect.poll(() => heard).toContain('event: ready');
    const body = JSON.stringify({ product_id: await goods(app, {}) });
    await ask(session, routePathOf(addCartItem), { ...headers, 'content-type': 'application/json' }, body);
    await expect.poll(() => heard).toContain('event: refresh');
    stream.close();
  });

  test('one house that guesses at passwords keeps no other from logging in, whatever address it claims', async () => {
    const logIn = async (session: ClientHttp2Session, claimed: IncomingHttpHeaders = {}) => {
      const body = JSON.stringify({ username: `nobody-${randomBytes(4).toString('hex')}`, password: 'not-the-one' });
      return (await ask(session, '/api/login/', { 'content-type': 'application/json', ...claimed }, body)).status;
    };
    const [guesser, neighbour] = [browser('127.0.0.2'), browser('127.0.0.3')];
    const tries = [];
    for (let each = 0; each < TRIES_A_MINUTE + 1; each += 1) tries.push(await logIn(guesser));
    expect([tries.at(0), tries.at(-1)]).toEqual([401, 429]);
    expect(await logIn(guesser, { 'x-forwarded-for': '203.0.113.7' })).toBe(429);
    expect(await logIn(neighbour)).toBe(401);
  });

  test('an address that is kept out is refused before it reaches the site', async () => {
    expect((await ask(browser(BLOCKED), '/livez')).status).toBe(403);
  });
});
