import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadProfileImage } from '@mercadito/contracts/companies';
import { deleteProduct } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aPendingOrder } from '../../../test/orders.ts';
import { A_SIGN, aPicture, aProduct, aShopJustBegun, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { isPictureName } from './picture-files.ts';
import { listPictureColumns, type Swept, sweepPictures } from './sweep-pictures.ts';

let app: TestApp;
let shop: Shop;
beforeEach(async () => {
  app = await createTestApp();
  shop = await aShopJustBegun(app);
});
afterEach(() => app.close());

const HOUR_MS = 3_600_000;

const sweepAfter = (hours: number): Promise<Swept> => {
  const now = new Date(app.clock.now.getTime() + hours * HOUR_MS);
  return sweepPictures({ db: app.db, pictures: app.app.services.pictures.files, now });
};
const onDisk = async () => (await readdir(app.app.services.pictures.directory)).filter(isPictureName).sort();
/** A picture in the folder of its day. */
const isInDay = (name: string): boolean => /^[\d-]+\/[\da-f]{32}$/.test(name);
const inDatabase = async () => {
  const rows = await app.db.selectFrom('images').select('hash').where('hash', '<>', A_SIGN).orderBy('hash').execute();
  return rows.map(({ hash }) => hash);
};

async function setPicture(): Promise<string> {
  const input = { company_id: shop.companyId, profileImage: aPicture() };
  good(await app.call(uploadProfileImage, input, shop.token));
  const { profile_image } = await app.db.selectFrom('companies').select('profile_image').executeTakeFirstOrThrow();
  return profile_image ?? '';
}

/** A picture on the disk of which the database knows nothing, last written to so many hours ago. */
async function aStray(hoursAgo: number): Promise<string> {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } });
  const { hash } = await app.app.services.pictures.store(await blank.png().toBuffer());
  const at = new Date(app.clock.now.getTime() - hoursAgo * HOUR_MS);
  await utimes(join(app.app.services.pictures.directory, hash), at, at);
  return hash;
}

test('a picture that was replaced is kept for a day, and then swept', async () => {
  const before = await setPicture();
  const after = await setPicture();
  expect(await sweepAfter(0)).toEqual({ unused: 0, unknown: 0, suspicious: 0 });
  expect(await sweepAfter(23)).toMatchObject({ unused: 0 });
  expect(await onDisk()).toEqual([before, after].sort());
  expect(await sweepAfter(24)).toMatchObject({ unused: 1 });
  expect([await onDisk(), await inDatabase()]).toEqual([[after], [after]]);
});

test('a picture that is used again meanwhile starts anew', async () => {
  const before = await setPicture();
  const after = await setPicture();
  await sweepAfter(0);
  const show = (hash: string) => app.db.updateTable('companies').set({ profile_image: hash }).execute();
  await show(before);
  expect(await sweepAfter(48)).toMatchObject({ unused: 0 });
  await show(after);
  expect(await sweepAfter(49)).toMatchObject({ unused: 0 });
  expect(await inDatabase()).toHaveLength(2);
});

test('of a deleted product the pictures go, but for the one that an order shows', async () => {
  const sold = await aProduct(app, shop, { subscription: true, files: [aPicture(), aPicture()] });
  const { photo } = await app.db.selectFrom('products').select('photo').executeTakeFirstOrThrow();
  await aPendingOrder(app, await goods(app, { photo }));
  await app.db.updateTable('products').set({ photo: null }).where('id', '<>', sold.id).execute();
  good(await app.call(deleteProduct, { productId: sold.id, company_id: shop.companyId }, shop.token));
  await sweepAfter(0);
  expect(await sweepAfter(24)).toMatchObject({ unused: 2 });
  expect([await onDisk(), await inDatabase()]).toEqual([[photo], [photo]]);
});

test('files that the database does not know are swept when they are a day old', async () => {
  const known = await setPicture();
  const [, inTheMaking] = [await aStray(24), await aStray(23)];
  expect(await sweepAfter(0)).toEqual({ unused: 0, unknown: 1, suspicious: 0 });
  expect(await onDisk()).toEqual([known, inTheMaking].sort());
});

test('nothing is swept where most of what lies there is unknown: it is another database that knows it', async () => {
  const all = [await setPicture(), await aStray(48), await aStray(48)];
  expect(await sweepAfter(0)).toEqual({ unused: 0, unknown: 0, suspicious: 2 });
  expect(await onDisk()).toEqual(all.sort());
});

test('a copy of the database, whatever it is named by, sweeps nothing that was stored after it was made', async () => {
  await setPicture();
  await setPicture();
  const threeDaysAgo = new Date(app.clock.now.getTime() - 72 * HOUR_MS).toISOString();
  await app.db.updateTable('images').set({ created_at: threeDaysAgo, unused_since: null }).execute();
  const [older, younger] = [await aStray(96), await aStray(48)];
  expect(await sweepAfter(0)).toEqual({ unused: 0, unknown: 1, suspicious: 0 });
  const left = await onDisk();
  expect([left.includes(older), left.includes(younger)]).toEqual([false, true]);
});

test('what was swept lies aside for seven days, and can be put back by its name', async () => {
  const before = await setPicture();
  await setPicture();
  const stray = await aStray(24);
  await sweepAfter(0);
  await sweepAfter(24);
  const { directory } = app.app.services.pictures;
  const aside = async () => (await readdir(join(directory, '.swept'), { recursive: true })).filter(isInDay).sort();
  expect(await aside()).toEqual([`2026-06-10/${stray}`, `2026-06-11/${before}`]);
  await sweepAfter(7 * 24);
  expect(await aside()).toHaveLength(2);
  await sweepAfter(8 * 24);
  expect(await aside()).toEqual([`2026-06-11/${before}`]);
  await sweepAfter(9 * 24);
  expect(await aside()).toEqual([]);
});

test('several processes may sweep at once', async () => {
  await setPicture();
  const last = await setPicture();
  await aStray(48);
  await Promise.all([sweepAfter(0), sweepAfter(0), sweepAfter(0)]);
  const swept = await Promise.all([sweepAfter(24), sweepAfter(24), sweepAfter(24)]);
  expect(swept.reduce((sum, { unused }) => sum + unused, 0)).toBe(1);
  expect([await onDisk(), await inDatabase()]).toEqual([[last], [last]]);
});

test('every column that holds a picture is a key into the pictures, by which the sweep finds it', async () => {
  const columns = (await listPictureColumns(app.db)).map(({ table, column }) => `${table}.${column}`);
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and table_name <> 'images'
      and column_name ~ 'image|photo|picture|banner|avatar|logo|icon|thumb'
    order by 1`.execute(app.db);
  expect(rows.map(({ name }) => name)).toEqual(columns.sort());
  expect(columns.length).toBeGreaterThan(8);
});
