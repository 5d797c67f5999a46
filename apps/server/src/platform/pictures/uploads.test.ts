import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { uploadBannerImage, uploadProfileImage } from '@mercadito/contracts/companies';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { logLinesOf } from '../../../test/log-lines.ts';
import { aPicture, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { routePathOf } from '../serve/serve.ts';
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
  Object.assign(services, { pictures: createPictureStore('/dev/null') });
  const { status, headers } = await upload(shop);
  const { statusCode } = await app.app.inject({ url: shown });
  Object.assign(services, { pictures: sound });
  expect([status, headers['retry-after'], statusCode]).toEqual([503, '2', 200]);
  expect(lines.join('')).toMatch(/"code":"ENOTDIR".*"syscall":"mkdir"/);
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
