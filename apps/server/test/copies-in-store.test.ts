import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { blockPerson, login } from '@mercadito/contracts/accounts';
import { listHomeProducts } from '@mercadito/contracts/products';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../src/config.ts';
import { openDatabase } from '../src/database/connection.ts';
import { migrate } from '../src/database/migrate.ts';
import {
  checkCopy,
  copyTown,
  keepCopy,
  movePictures,
  moveTown,
  readCopyFrom,
  readLastCopy,
  restoreTown,
  writeCopyTo,
} from '../src/features/copies/index.ts';
import { appendJournal } from '../src/features/copies/journal-file.ts';
import type { PictureFiles } from '../src/platform/pictures/picture-files.ts';
import { picturesForCommand, picturesOf } from '../src/platform/pictures/picture-store.ts';
import { openBucket } from '../src/platform/s3/bucket.ts';
import type { House } from './house.ts';
import { aCustomer, anAdmin, PASSWORD } from './people.ts';
import { onPostgres } from './races.ts';
import { anS3Server, type S3Server } from './s3-server.ts';
import { aDrawing, aProduct, aShop, good } from './shops.ts';
import { createTestAppOn, type TestApp } from './test-app.ts';
import { aDirectory, anEmptyHouse, configOf, KEY, PASSPHRASE } from './town-copies.ts';

// Databases made from nothing: seconds each on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

let s3: S3Server;
beforeEach(async () => {
  s3 = await anS3Server();
});
afterEach(() => s3.close());

const inStore = (own: Record<string, string> = {}) => ({
  ...s3.settings,
  PICTURES_URL: 's3://town/pictures',
  BACKUP_DIR: 's3://copies/town',
  BACKUP_KEY: PASSPHRASE,
  ...own,
});

/** Opens a town whose pictures lie in the store. */
async function openTown(house: House, settings: Record<string, string>): Promise<TestApp> {
  const database = await openDatabase({ ...house, inThisThread: true });
  await migrate(database.db);
  const app = await createTestAppOn(database, house.dataDir, settings).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  app.clock.now = new Date();
  return {
    ...app,
    close: async () => {
      await app.app.jobs.stop();
      await app.close();
      await database.close();
    },
  };
}

const copies = () => {
  const { S3_ENDPOINT: endpoint, S3_KEY_ID: keyId, S3_SECRET: secret } = s3.settings;
  return openBucket({ endpoint, region: 'us-east-1', keyId, secret }, { bucket: 'copies', folder: 'town/' });
};
const copiesIn = async (): Promise<string[]> => {
  const names: string[] = [];
  for await (const page of copies().list('')) {
    names.push(...page.map(({ name }) => name));
  }
  return names;
};

async function hashesIn(files: PictureFiles): Promise<string[]> {
  const hashes: string[] = [];
  for await (const listed of files.list()) hashes.push(...listed.map(({ hash }) => hash));
  return hashes.sort();
}

/** As the command does. */
const restore = (name: string, config: Config, mayReplace: boolean) =>
  readCopyFrom(name, config, async (file) =>
    restoreTown({ file, key: KEY, checked: await checkCopy(file, KEY) }, config, { mayReplace }),
  );

test('a town whose pictures lie in a store is copied into one, lost with its machine and its pictures, and restored from there (BACKUP-1, BACKUP-8)', async () => {
  const house = await anEmptyHouse();
  const town = await openTown(house, inStore());
  await aProduct(town, await aShop(town), { name: 'Piñón tostado' });
  const rogue = await aCustomer(town, 'echado');
  const before = await hashesIn(picturesOf(configOf(house, inStore())));
  expect(before.length).toBeGreaterThan(0);
  await town.close();

  const config = configOf(house, inStore());
  const { header } = await keepCopy(config);
  const [name = ''] = (await copiesIn()).filter((each) => each.endsWith('.copy'));
  expect(await readLastCopy(config)).toMatchObject({ failure: null, whole: { name: `s3://copies/town/${name}` } });

  // Since the copy somebody was thrown out: what is kept of that lies beside the copies.
  const later = await openTown(house, inStore());
  const admin = await anAdmin(later);
  good(await later.call(blockPerson, { userId: rogue.userId, reason: 'Two orders were refused.' }, admin.token));
  await later.app.jobs.look();
  await vi.waitFor(async () => expect((await copiesIn()).join()).toContain('journal/'), { timeout: 60_000 });
  await later.close();

  for (const hash of before) await picturesOf(config).discard(hash);
  await rm(house.dataDir, { recursive: true, force: true });
  const elsewhere = await anEmptyHouse();
  const there = configOf(elsewhere, inStore());
  expect(await readLastCopy(there), 'another machine sees it').toMatchObject({ whole: { madeAt: header.madeAt } });
  if (house.databaseUrl) {
    await expect(restore(`s3://copies/town/${name}`, there, false)).rejects.toThrow(/has the pictures of the database/);
  }
  const { takenAgain, othersCopies } = await restore(`s3://copies/town/${name}`, there, true);
  expect(takenAgain).toBe(1);
  if (house.databaseUrl) {
    const kept = await copiesIn();
    expect(othersCopies).toContain(new URL(house.databaseUrl).pathname.slice(1));
    await expect(openTown(elsewhere, inStore())).rejects.toThrow(
      'BACKUP_DIR s3://copies/town/ belongs to the database',
    );
    await expect(keepCopy(there)).rejects.toThrow('BACKUP_DIR s3://copies/town/ belongs to the database');
    await expect(appendJournal(there, [], { id: '1/2', name: 'a third' })).rejects.toThrow('this is a third');
    expect(await copiesIn(), 'a restored town touches no copies of another').toEqual(kept);
    await copies().write('.copies', Buffer.from(''), 'text/plain');
  }

  const after = await openTown(elsewhere, inStore());
  expect(await hashesIn(picturesOf(there))).toEqual(before);
  const { products } = good(await after.call(listHomeProducts, { search: 'pinom' }));
  expect((await after.app.inject({ url: products.results[0]?.photo ?? '' })).statusCode).toBe(200);
  const again = await after.call(login, { username: 'echado', password: PASSWORD });
  expect([again.status, again.body]).toMatchObject([403, { code: 'account_blocked' }]);
  await after.close();
});

test('of copies in a store the newest of seven days, four weeks and twelve months stay (BACKUP-6)', async () => {
  const house = await anEmptyHouse();
  await (await openTown(house, inStore())).close();
  const config = configOf(house, inStore());
  const bucket = copies();
  const nameOf = (day: number): string => `town-2020-01-${String(day).padStart(2, '0')}T04-30-00Z.copy`;
  for (const day of [6, 7, 8, 9, 10, 11, 12]) await bucket.write(nameOf(day), Buffer.from('x'), 'text/plain');
  await bucket.write('notes.txt', Buffer.from('x'), 'text/plain');
  await keepCopy(config);
  expect((await copiesIn()).sort()).toEqual([
    '.copies',
    'last-copy.json',
    'notes.txt',
    ...[7, 8, 9, 10, 11, 12].map(nameOf),
    expect.stringMatching(/^town-20[2-9]\d-/),
  ]);
});

test('a store that takes no copy leaves the older ones, says why, and a copy takes no other one’s place (BACKUP-8)', async () => {
  const house = await anEmptyHouse();
  await (await openTown(house, inStore())).close();
  const config = configOf(house, inStore());
  const make = (to: string) => writeCopyTo(to, config, (file) => copyTown(file, config, KEY));
  await make('s3://copies/by-hand.copy');
  await expect(make('s3://copies/by-hand.copy')).rejects.toThrow('is there already');
  s3.state = 'takes nothing';
  await expect(keepCopy(config)).rejects.toThrow('s3://copies/town/ is away');
  expect(await readLastCopy(config)).toMatchObject({ failure: expect.stringContaining('507'), whole: null });
  s3.state = 'answers';
  expect(await copiesIn()).toEqual(['.copies']);
  await expect(restore('s3://copies/town/none.copy', config, true)).rejects.toThrow('There is no town/none.copy');
});

test('pictures are moved from a folder to a store and back, each read back, and a second time what came meanwhile (BACKUP-9)', async () => {
  const dataDir = await aDirectory();
  const [folder, store] = [
    picturesOf(configOf({ dataDir, databaseUrl: undefined })),
    picturesOf(configOf({ dataDir, databaseUrl: undefined }, inStore())),
  ];
  const hashes = Array.from({ length: 20 }, (_each, index) => index.toString(16).padStart(32, 'a'));
  for (const hash of hashes) {
    await folder.write(hash, 640, Buffer.from(await aDrawing(64, 8)));
    await folder.write(hash, 160, Buffer.from(hash));
  }
  const [last = ''] = hashes.splice(-1);
  const kept = join(dataDir, 'pictures', last);
  await folder.discard(last);
  expect(await movePictures(folder, store)).toEqual({ moved: 19, there: 0 });
  await folder.write(last, 640, Buffer.from(kept));
  expect(await movePictures(folder, store)).toEqual({ moved: 1, there: 19 });
  expect(await hashesIn(store)).toEqual([...hashes, last].sort());
  await folder.discard(last);
  expect(await movePictures(store, folder)).toEqual({ moved: 1, there: 19 });
  expect((await folder.read(last, 640))?.toString()).toBe(kept);
  s3.state = 'refuses connections';
  await expect(movePictures(folder, store)).rejects.toThrow('is away');
});

test('a picture that takes longer than a person waits, or on whose way a connection breaks, is moved all the same (BACKUP-9)', async () => {
  const dataDir = await aDirectory();
  const folder = picturesOf(configOf({ dataDir, databaseUrl: undefined }));
  const store = picturesForCommand(configOf({ dataDir, databaseUrl: undefined }, inStore()));
  await folder.write('a'.repeat(32), 640, Buffer.from('x'));
  s3.state = 'takes late';
  expect(await movePictures(folder, store)).toEqual({ moved: 1, there: 0 });
  s3.state = 'answers';
  await folder.write('b'.repeat(32), 640, Buffer.from('x'));
  // More than the client tries by itself.
  s3.drops = 5;
  expect(await movePictures(folder, store)).toMatchObject({ moved: 1 });
});

test.runIf(onPostgres)(
  'a town whose pictures lie in a store moves to the other engine with them, and from no place of another town (BACKUP-7)',
  async () => {
    const house = await anEmptyHouse('embedded');
    await (await openTown(house, inStore())).close();
    const { databaseUrl = '' } = await anEmptyHouse();
    const files = picturesOf(configOf(house, inStore()));
    const mark = await files.readMark();
    await files.writeMark(JSON.stringify({ id: '1/2', name: 'elsewhere at 10.0.0.9:5432' }));
    const move = () => moveTown(configOf(house, inStore()), databaseUrl, { mayReplace: false });
    await expect(move()).rejects.toThrow('has the pictures of the database elsewhere at 10.0.0.9:5432');
    await files.writeMark(mark ?? '');
    await move();
    await (await openTown({ ...house, databaseUrl }, inStore())).close();
  },
);
