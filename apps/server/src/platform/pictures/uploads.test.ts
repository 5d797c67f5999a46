import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { uploadBannerImage, uploadProfileImage } from '@mercadito/contracts/companies';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { logLinesOf } from '../../../test/log-lines.ts';
import { aPicture, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { routePathOf } from '../serve/serve.ts';
import { createFolderFiles } from './folder-files.ts';
import { createPictureStore } from './picture-store.ts';

let app: TestApp;
let shop: Shop;
let neighbour: Shop;
let lines: string[];
beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: 'error' });
  lines = logLinesOf(app.app);
  [shop, neighbour] = [await aShop(app), await aShop(app)];
  await app.app.listen({ port: 0 });
});
afterAll(() => app.close());

const upload = ({ companyId, token }: Shop) =>
  app.call(uploadBannerImage, { company_id: companyId, bannerImage: aPicture() }, token);

test('on a disk that takes nothing it is busy, says why to the log, and what is there is shown', async () => {
  const shown = good(await upload(shop)).bannerImage ?? '';
  const { services } = app.app;
  const sound = services.pictures;
  // Below a device no file can be made, whoever asks.
  Object.assign(services, { pictures: createPictureStore(createFolderFiles('/dev/null/pictures')) });
  const { status, headers } = await upload(shop);
  const { statusCode } = await app.app.inject({ url: shown });
  Object.assign(services, { pictures: sound });
  expect([status, headers['retry-after'], statusCode]).toEqual([503, '2', 200]);
  expect(lines.join('')).toMatch(/is not the directory of this site's pictures/);
});

describe('of one person', () => {
  const started: ClientRequest[] = [];
  afterEach(() => {
    for (const each of started.splice(0)) each.destroy();
  });

  /** An upload whose body has begun and goes on for ever. */
  const begin = ({ companyId, token }: Shop): ClientRequest => {
    const { port } = app.app.server.address() as AddressInfo;
    const headers = { authorization: `Token ${token}`, 'content-type': 'multipart/form-data; boundary=b' };
    const begun = request({ port, method: 'POST', path: routePathOf(uploadProfileImage), headers });
    begun.on('error', () => undefined);
    begun.write(`--b\r\nContent-Disposition: form-data; name="company_id"\r\n\r\n${companyId}\r\n`);
    started.push(begun);
    return begun;
  };
  const answerTo = (begun: ClientRequest) => new Promise<IncomingMessage>((done) => begun.once('response', done));

  test('so many are under way at once, and the next is refused before its body is there', async () => {
    const first = Promise.race(Array.from({ length: 21 }, () => answerTo(begin(shop))));
    const { statusCode, headers } = await first;
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    expect((await upload(neighbour)).status).toBe(200);
    expect((await upload(shop)).status).toBe(503);
  });

  test('those whose line is cut make room', async () => {
    const begun = Array.from({ length: 21 }, () => begin(shop));
    await Promise.race(begun.map(answerTo));
    for (const each of begun) each.destroy();
    await vi.waitFor(async () => expect((await upload(shop)).status).toBe(200));
  });
});

/** A form whose parts are these, up to where somebody keeps the rest back. */
const formOf = (...parts: [head: string, content: Buffer | string][]): Buffer =>
  Buffer.concat(
    parts.flatMap(([head, content]) => [
      Buffer.from(`--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content as string),
      Buffer.from('\r\n'),
    ]),
  );
const file = (name: string) => `name="${name}"; filename="a.png"\r\nContent-Type: image/png`;

test('a file that the call does not name ends it, before the rest has come', async () => {
  const { port } = app.app.server.address() as AddressInfo;
  const headers = { authorization: `Token ${shop.token}`, 'content-type': 'multipart/form-data; boundary=b' };
  const begun = request({ port, method: 'POST', path: routePathOf(uploadProfileImage), headers });
  begun.on('error', () => undefined);
  begun.write(formOf(['name="company_id"', String(shop.companyId)], [file('anything'), Buffer.alloc(100_000)]));
  const answer = await new Promise<IncomingMessage>((done) => begun.once('response', done));
  expect(answer.statusCode).toBe(400);
  let text = '';
  for await (const piece of answer) text += piece;
  expect(JSON.parse(text)).toMatchObject({ errors: { anything: ['Is not a file of this call'] } });
  begun.destroy();
});

test('what all uploads hold is bounded: who keeps many back gives them up, and the neighbour is served meanwhile', async () => {
  const { port } = app.app.server.address() as AddressInfo;
  const headers = { authorization: `Token ${shop.token}`, 'content-type': 'multipart/form-data; boundary=b' };
  const whole = formOf(
    ['name="company_id"', String(shop.companyId)],
    [file('profileImage'), Buffer.alloc(4_900_000, 'x')],
  );
  const held = (): number => process.memoryUsage().arrayBuffers + process.memoryUsage().external;
  const before = held();
  const answers: (number | undefined)[] = [];
  const begun = Array.from({ length: 20 }, () => {
    const each = request({ port, method: 'POST', path: routePathOf(uploadProfileImage), headers });
    each.on('error', () => undefined);
    each.once('response', ({ statusCode }) => answers.push(statusCode));
    each.write(whole);
    return each;
  });
  // 98 MB in all, of which 64 are held.
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(6), { timeout: 20_000 });
  expect(new Set(answers)).toEqual(new Set([503]));
  expect((await upload(neighbour)).status).toBe(200);
  expect(held() - before).toBeLessThan(250_000_000);
  for (const each of begun) each.destroy();
});
