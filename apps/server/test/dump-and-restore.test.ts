import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { addCartItem } from '@mercadito/contracts/cart';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { listOrders } from '@mercadito/contracts/orders/tracking';
import { listHomeProducts } from '@mercadito/contracts/products';
import { afterEach, expect, test, vi } from 'vitest';
import { findProgram } from '../../../scripts/lib/install.ts';
import { ensurePostgres } from '../../../scripts/lib/postgres.ts';
import { runQuietly } from '../../../scripts/lib/run.ts';
import { openDatabase } from '../src/database/connection.ts';
import { migrate } from '../src/database/migrate.ts';
import { goods } from './carts.ts';
import { makePostgresDatabase } from './database/test-database.ts';
import { fingerprint } from './fingerprint.ts';
import type { House } from './house.ts';
import { aPendingOrder, checkout } from './orders.ts';
import { onPostgres } from './races.ts';
import { aProduct, aShop, good } from './shops.ts';
import { createTestAppOn, type TestApp } from './test-app.ts';

// Makes two databases from nothing, and moves one: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
// What Debian and Ubuntu come with, and nothing that somebody put beside it.
const ON_EVERY_SYSTEM = '/usr/bin:/bin';
// What the server itself is started by.
const NPM = dirname(findProgram(['npm']) ?? '');

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

async function aDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  cleanups.push(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

async function anEmptyHouse(): Promise<House> {
  const dataDir = join(await aDirectory(), 'data');
  if (!onPostgres) return { dataDir, databaseUrl: undefined };
  const { databaseUrl, remove } = await makePostgresDatabase();
  cleanups.push(remove);
  return { dataDir, databaseUrl };
}

/** Opens the application on what is kept there, as a server does; answers how many migrations that took. */
async function open(house: House): Promise<TestApp & { migrations: number }> {
  const database = await openDatabase({ ...house, inThisThread: true });
  const { length: migrations } = await migrate(database.db);
  const app = await createTestAppOn(database, house.dataDir);
  // What is swept by age goes by the database's clock: sessions are to be young by it.
  app.clock.now = new Date();
  const close = async (): Promise<void> => {
    await app.close();
    await database.close();
  };
  return { ...app, migrations, close };
}

const PAGE = new URL('../../../docs/operating.md', import.meta.url);

/** The two blocks of commands that the page has for an engine: how a town is kept, and how it comes back. */
async function blocksOf(heading: string): Promise<[keep: string, bringBack: string]> {
  const [, , section = ''] = (await readFile(PAGE, 'utf8')).split(new RegExp(`^(### ${heading})$`, 'm'));
  const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands);
  const [keep, bringBack] = blocks;
  if (!keep || !bringBack) throw new Error(`docs/operating.md does not say how to keep and bring back: ${heading}`);
  return [keep, bringBack];
}

async function run(commands: string, house: House, backups: string): Promise<string> {
  const programs = house.databaseUrl ? [await ensurePostgres()] : [];
  const env = {
    PATH: [...programs, ON_EVERY_SYSTEM, NPM].join(delimiter),
    DATA_DIR: house.dataDir,
    DATABASE_URL: house.databaseUrl,
    BACKUPS: backups,
  };
  const { ok, output } = await runQuietly('/bin/sh', ['-eu', '-c', commands], { env });
  if (!ok) throw new Error(output);
  return output;
}

/** Keeps a town and brings it back elsewhere, as docs/operating.md says. */
async function moveHouse(from: House): Promise<House> {
  const to = await anEmptyHouse();
  const backups = await aDirectory();
  const [keep, bringBack] = await blocksOf(from.databaseUrl ? 'PostgreSQL' : 'The embedded engine');
  expect(await run(keep, from, backups)).toContain('1 orders kept\n');
  // What is left of a town that is lost must not be in the way, nor come back with the other.
  if (!from.databaseUrl) await mkdir(join(to.dataDir, 'cluster', 'remains'), { recursive: true });
  await run(bringBack, to, backups);
  return to;
}

// Starts of whole programs: seconds on a busy machine.
const timeout = 120_000;

test('a town that was kept and brought back elsewhere is the same, and goes on', { timeout }, async () => {
  const house = await anEmptyHouse();
  const before = await open(house);
  await aProduct(before, await aShop(before), { name: 'Piñón tostado' });
  const productId = await goods(before, { quantity_manage: true, stock: 9 });
  const { buyer } = await aPendingOrder(before, productId, 2);
  // What is still to be done comes along: tomorrow's sweep.
  await before.app.jobs.look();
  await before.app.jobs.stop();
  const all = await fingerprint(before);
  await before.close();

  const after = await open(await moveHouse(house));
  cleanups.push(after.close);
  expect(after.migrations).toBe(0);
  expect(await fingerprint(after)).toBe(all);

  const { products } = good(await after.call(listHomeProducts, { search: 'pinom' }));
  expect(products.results.map(({ name }) => name)).toEqual(['Piñón tostado']);
  expect((await after.app.inject({ url: products.results[0]?.photo ?? '' })).statusCode).toBe(200);

  good(await after.call(addCartItem, { product_id: productId }, buyer.token));
  const { transaction_id } = good(await after.call(createOrder, checkout(buyer), buyer.token));
  const { results } = good(await after.call(listOrders, { userId: buyer.userId }, buyer.token));
  expect([results.length, results[0]?.transaction_id]).toEqual([2, transaction_id]);
});

test('a copy with fewer orders than the database that is served is none', { timeout }, async () => {
  const [served, other] = [await anEmptyHouse(), await anEmptyHouse()];
  const app = await open(served);
  await aPendingOrder(app);
  await app.app.jobs.stop();
  await app.close();
  await (await open(other)).close();
  const [keep] = await blocksOf(onPostgres ? 'PostgreSQL' : 'The embedded engine');
  // What is counted first is served; what is then kept is another one, as by a mistaken setting.
  const [count = '', ...rest] = keep.split(/(?<=\norders=.*\n)/);
  const elsewhere = onPostgres ? `DATABASE_URL='${other.databaseUrl}'\n` : `DATA_DIR='${other.dataDir}'\n`;
  await expect(run(`${count}${elsewhere}${rest.join('')}`, served, await aDirectory())).rejects.toThrow(
    '0 orders kept',
  );
});
