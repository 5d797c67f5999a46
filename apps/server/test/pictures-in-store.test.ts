import { uploadBannerImage, uploadProfileImage } from '@mercadito/contracts/companies';
import { getSystemStatus } from '@mercadito/contracts/system-status';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insertPicture, type StoredPicture } from '../src/platform/pictures/pictures.ts';
import { createS3Files } from '../src/platform/pictures/s3-files.ts';
import { sweepPictures } from '../src/platform/pictures/sweep-pictures.ts';
import { logLinesOf } from './log-lines.ts';
import { aCustomer, anAdmin } from './people.ts';
import { anS3Server, type S3Server } from './s3-server.ts';
import { aDrawing, aPicture, aShop, aShopJustBegun, good, type Shop } from './shops.ts';
import { createTestApp, createTestAppOn, type TestApp } from './test-app.ts';

// A store that says nothing is waited for as long as a person would.
vi.setConfig({ testTimeout: 90_000 });

const PICTURES_URL = 's3://town/pictures';
const TOKEN = 'a token for the metrics';

let s3: S3Server;
let app: TestApp;
let shop: Shop;
beforeEach(async () => {
  s3 = await anS3Server();
  app = await createTestApp({ ...s3.settings, PICTURES_URL, METRICS_TOKEN: TOKEN, LOG_LEVEL: 'error' });
  shop = await aShopJustBegun(app);
});
afterEach(async () => {
  await app.close();
  await s3.close();
});

/** On the same database. */
const anotherApp = (settings: Record<string, string>) =>
  createTestAppOn(app.app.services.database, app.config.dataDir, settings);
const files = () => app.app.services.pictures.files;
const view = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers });
const upload = ({ companyId, token }: Shop) =>
  app.call(uploadProfileImage, { company_id: companyId, profileImage: aPicture() }, token);

async function shown(): Promise<string> {
  good(await upload(shop));
  const { profile_image } = await app.db.selectFrom('companies').select('profile_image').executeTakeFirstOrThrow();
  const [width = 0] = await files().widthsOf(profile_image ?? '');
  return `/media/${profile_image}/${width}.webp`;
}

/** A picture of which a row tells. */
async function known(width: number, height: number): Promise<StoredPicture> {
  const picture = await app.app.services.pictures.store(Buffer.from(await aDrawing(width, height)));
  await insertPicture(app.db, picture);
  return picture;
}

async function listed(): Promise<string[]> {
  const hashes: string[] = [];
  for await (const batch of files().list()) hashes.push(...batch.map(({ hash }) => hash));
  return hashes;
}

const sweepAfter = (hours: number) => {
  const now = new Date(Date.now() + hours * 3_600_000);
  return sweepPictures({ db: app.db, pictures: files(), now });
};

test('a picture in a store is served from the site itself, with the headers of one in a folder, and again without its bytes (PICTURE-13)', async () => {
  const url = await shown();
  const { statusCode, headers, rawPayload } = await view(url);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
  expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  const again = await view(url, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  const part = await view(url, { range: 'bytes=8-11' });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
    206,
    'WEBP',
    `bytes 8-11/${rawPayload.length}`,
  ]);
  expect((await view(url, { range: 'bytes=99999999-' })).statusCode).toBe(416);
});

test('a narrower size is made in the store when it is first shown, and kept there (PICTURE-13)', async () => {
  const photo = await known(700, 500);
  expect((await view(`/media/${photo.hash}/${photo.widths[0]}.webp`)).statusCode).toBe(200);
  expect(await files().widthsOf(photo.hash)).toContain(photo.widths[0]);
  s3.requests.splice(0);
  for (const url of [`/media/${photo.hash}/99.webp`, `/media/${'0'.repeat(32)}/320.webp`]) {
    expect((await view(url)).statusCode, url).toBe(404);
  }
  // One call each: what nobody knows is not looked for in a list.
  expect(s3.requests.map((line) => line.split('?')[0])).toEqual([
    `GET /town/pictures/${photo.hash}/99.webp`,
    `GET /town/pictures/${'0'.repeat(32)}/320.webp`,
  ]);
});

test('of a store the sweep takes what nothing has referred to for a day, lays it aside for a week, and leaves what an upload has just put (PICTURE-13)', async () => {
  const before = await shown();
  const after = await shown();
  const [, , old = ''] = before.split('/');
  await sweepAfter(0);
  // No row knows it yet.
  const { hash } = await app.app.services.pictures.store(Buffer.from(await aDrawing(64, 64)));
  // What is younger than all that the database knows is another database's.
  const later = await known(80, 60);
  expect(await sweepAfter(23.9)).toEqual({ unused: 0, unknown: 0, suspicious: 0 });
  expect(await listed()).toContain(hash);
  expect(await sweepAfter(24)).toMatchObject({ unused: 1 });
  expect((await view(before)).statusCode).toBe(404);
  expect((await view(after)).statusCode).toBe(200);
  expect(await listed()).toEqual([after.split('/')[2], later.hash].sort());
  const swept = () => s3.requests.filter((line) => line.startsWith('DELETE') && line.includes('.swept'));
  await sweepAfter(24 * 5);
  expect(swept()).toEqual([]);
  await sweepAfter(24 * 9);
  expect(swept().join()).toContain(old);
});

test('more pictures than one page of a list are all found, each once (PICTURE-13)', async () => {
  const hashes = Array.from({ length: 700 }, (_each, index) => index.toString(16).padStart(32, '0'));
  for (let at = 0; at < hashes.length; at += 50) {
    const some = hashes.slice(at, at + 50);
    await Promise.all(some.flatMap((hash) => [160, 320].map((width) => files().write(hash, width, Buffer.from('x')))));
  }
  expect((await listed()).sort()).toEqual(hashes);
});

test('while the store is away uploads are refused as busy, pictures are unavailable and not missing, and all else goes on (PICTURE-14)', async () => {
  const lines = logLinesOf(app.app);
  const url = await shown();
  const before = await app.db.selectFrom('images').select('hash').execute();
  s3.state = 'refuses connections';
  const { status, headers } = await upload(shop);
  expect([status, headers['retry-after']]).toEqual([503, '2']);
  const { statusCode, headers: ofPicture } = await view(url);
  expect([statusCode, ofPicture['cache-control'] ?? '']).toEqual([503, expect.not.stringContaining('immutable')]);
  expect((await view(`/media/${'0'.repeat(32)}/320.webp`)).statusCode).toBe(503);
  expect(lines.some((line) => line.includes('is away (S3_ENDPOINT'))).toBe(true);
  expect(await app.db.selectFrom('images').select('hash').execute()).toHaveLength(before.length);
  await aCustomer(app);
  s3.state = 'answers';
  expect((await view(url)).statusCode).toBe(200);
  expect((await upload(shop)).status).toBe(200);
});

test('a store that is silent is given up after some seconds, and holds up nobody who asks whether the site is ready (PICTURE-14)', async () => {
  const url = await shown();
  await view('/readyz');
  s3.state = 'is silent';
  const begun = performance.now();
  expect((await view('/readyz')).statusCode).toBe(200);
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect((await view(url)).statusCode).toBe(503);
  expect(performance.now() - begun).toBeLessThan(12_000);
});

test('while a store is silent, those who wait for sizes in the making are refused together, not one after the other (PICTURE-14)', async () => {
  s3.state = 'is silent';
  const begun = performance.now();
  const { ensureSize } = app.app.services.pictures;
  const made = Array.from({ length: 12 }, (_each, index) => ensureSize(index.toString(16).padStart(32, '0'), 320));
  const ends = await Promise.allSettled(made);
  expect(ends.map(({ status }) => status)).not.toContain('fulfilled');
  expect(performance.now() - begun).toBeLessThan(9_000);
});

test.each(['refuses connections', 'takes nothing'] as const)(
  'a store that %s is told on the page of the Admin, by the metrics and as a warning, and keeps no process from serving (PICTURE-14)',
  async (state) => {
    s3.state = state;
    const admin = await anAdmin(app);
    expect(good(await app.call(getSystemStatus, {}, admin.token)).fault).toBe('pictures_store');
    const { statusCode, body } = await view('/readyz');
    expect([statusCode, JSON.parse(body).warnings]).toEqual([
      200,
      ['The store of the pictures is away, or takes none.'],
    ]);
    const metrics = await view('/metrics', { authorization: `Bearer ${TOKEN}` });
    expect(metrics.body).toMatch(/^mercadito_pictures_ready 0$/m);
    expect(metrics.body).toMatch(/^mercadito_ready 1$/m);
  },
);

test.each([
  [{ S3_SECRET: 'wrong' }, 'S3_SECRET is not the secret of S3_KEY_ID'],
  [{ S3_KEY_ID: 'wrong' }, 'S3_KEY_ID is not known at'],
  [{ PICTURES_URL: 's3://nowhere/pictures' }, 'there is no bucket nowhere at'],
] as const)('a wrong setting is named at the start, with what to write instead: %o', async (setting, said) => {
  await expect(anotherApp({ ...s3.settings, PICTURES_URL, ...setting })).rejects.toThrow(said);
});

test.each(['refuses connections', 'denies all'] as const)(
  'a server starts while its store %s, and takes pictures when that is over (PICTURE-14)',
  async (state) => {
    s3.state = state;
    const late = await createTestApp({ ...s3.settings, PICTURES_URL: 's3://town/late' });
    expect(JSON.parse((await late.app.inject({ url: '/readyz' })).body).warnings).toHaveLength(1);
    s3.state = 'answers';
    const there = await aShop(late);
    const banner = { company_id: there.companyId, bannerImage: aPicture() };
    expect((await late.call(uploadBannerImage, banner, there.token)).status).toBe(200);
    await late.close();
  },
);

test('another database is served from no store in which pictures of one lie (PICTURE-13)', async () => {
  const { S3_ENDPOINT: endpoint, S3_KEY_ID: keyId, S3_SECRET: secret } = s3.settings;
  const account = { endpoint, region: 'us-east-1', keyId, secret };
  const other = createS3Files(account, { bucket: 'town', folder: 'other/' }, app.config.dataDir);
  await other.writeMark(JSON.stringify({ id: '1/2', name: 'elsewhere at 10.0.0.9:5432' }));
  await expect(anotherApp({ ...s3.settings, PICTURES_URL: 's3://town/other' })).rejects.toThrow(
    'PICTURES_URL s3://town/other/ belongs to the database elsewhere at 10.0.0.9:5432',
  );
});
