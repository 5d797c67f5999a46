import { randomUUID } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCartItem } from '@mercadito/contracts/cart';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { listHomeProducts } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { canMakeDisk, startPostgres, type ThrowAwayPostgres } from '../../../scripts/lib/postgres.ts';
import { openDatabase } from '../src/database/connection.ts';
import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { goods } from './carts.ts';
import { logLinesOf } from './log-lines.ts';
import { aFullCart, type Buyer, checkout } from './orders.ts';
import { onPostgres, several } from './races.ts';
import { createTestAppOn, type TestApp } from './test-app.ts';

// A whole PostgreSQL on a disk of its own, which only root can make. `npm run prove -- disk` insists on it.
const isTried = onPostgres && (process.env.DISK_IS_A_MUST === '1' || (await canMakeDisk()));
// Makes a cluster and all tables, and fills a disk.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const DISK_MEGABYTES = 160;
const PIECES = 1_000;

let postgres: ThrowAwayPostgres;
let database: Database;
let app: TestApp;
let lines: string[];
let dataDir: string;

async function start(): Promise<void> {
  // What was confirmed is to be there after a crash.
  postgres = await startPostgres({ diskMegabytes: DISK_MEGABYTES, settings: ['synchronous_commit=on'] });
  dataDir = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  database = await openDatabase({ databaseUrl: postgres.url, dataDir, log: () => undefined });
  await migrate(database.db);
  app = await createTestAppOn(database, dataDir, { LOG_LEVEL: 'warn' });
  lines = logLinesOf(app.app);
}

async function end(): Promise<void> {
  await app.close();
  await database.close();
  await postgres.remove();
  await rm(dataDir, { recursive: true, force: true });
}

const fillerOf = () => join(postgres.folder, 'filler');

/** Writes to the database's disk until it takes no more, or so much more. */
async function fillDisk(leaving = 0): Promise<void> {
  const file = await open(fillerOf(), 'a');
  const block = Buffer.alloc(1 << 16);
  for (const bytes of [block, block.subarray(0, 4_096)]) {
    const refused = await (async () => {
      for (;;) await file.write(bytes);
    })().catch((error: NodeJS.ErrnoException) => error.code);
    expect(refused).toBe('ENOSPC');
  }
  await file.truncate((await file.stat()).size - leaving);
  await file.close();
}

const makeRoom = () => rm(fillerOf());

const readiness = async () => {
  const { statusCode, body } = await app.app.inject({ url: '/readyz' });
  return { status: statusCode, reason: JSON.parse(body).facts?.reason };
};

/** An order that somebody wants to make, by a key that stays the same until it is heard of. */
interface Wish {
  readonly buyer: Buyer;
  readonly key: string;
  status: number;
}

async function tryOrder(wish: Wish): Promise<void> {
  const { status, headers } = await app.call(createOrder, checkout(wish.buyer), wish.buyer.token, wish.key);
  wish.status = status;
  if (status !== 201) expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
}

const someWishes = (count: number, productId: number): Promise<Wish[]> =>
  several(count, async () => ({ buyer: await aFullCart(app, productId), key: randomUUID(), status: 0 }));

/** What there is of orders: with how many lines, whose carts still have something in them, and how many pieces are left. */
async function current(productId: number) {
  const orders = await app.db.selectFrom('orders').select(['id', 'user_id']).execute();
  const items = await app.db.selectFrom('order_items').select('order_id').execute();
  const carts = await app.db.selectFrom('cart_items').select('user_id').execute();
  const { stock } = await app.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return {
    ofUsers: orders.map(({ user_id }) => user_id).sort(),
    linesOfOrders: items.map(({ order_id }) => order_id).sort(),
    ids: orders.map(({ id }) => id).sort(),
    waiting: carts.map(({ user_id }) => user_id).sort(),
    stock,
  };
}

/** Every order is there whole: its line, its cart empty, its piece taken. And whoever has none has the cart as it was. */
async function expectWhole(wishes: readonly Wish[], productId: number): Promise<void> {
  const { ofUsers, linesOfOrders, ids, waiting, stock } = await current(productId);
  expect(linesOfOrders).toEqual(ids);
  expect([...ofUsers, ...waiting].sort()).toEqual(wishes.map(({ buyer }) => buyer.userId).sort());
  expect(stock).toBe(PIECES - ofUsers.length);
  const confirmed = wishes.filter(({ status }) => status === 201).map(({ buyer }) => buyer.userId);
  expect(ofUsers).toEqual(expect.arrayContaining(confirmed));
}

/** After there is room again: the server goes on, and whoever was sent away orders once. */
async function expectBack(wishes: readonly Wish[], productId: number): Promise<void> {
  await vi.waitFor(async () => expect(await readiness()).toEqual({ status: 200 }), 10_000);
  await expectWhole(wishes, productId);
  for (const wish of wishes.filter(({ status }) => status !== 201)) await tryOrder(wish);
  expect(wishes.map(({ status }) => status)).toEqual(wishes.map(() => 201));
  await expectWhole(wishes, productId);
}

describe.runIf(isTried)('while the disk of the database is full', () => {
  beforeEach(start);
  afterEach(end);

  test('orders are made whole or refused with 503, and all goes on when there is room again', async () => {
    const product = await goods(app, { quantity_manage: true, stock: PIECES });
    const wishes = await someWishes(16, product);
    for (const wish of wishes.slice(0, 4)) await tryOrder(wish);
    await fillDisk();
    // What its files have room for is still written.
    for (const wish of wishes.slice(4)) await tryOrder(wish);
    expect(wishes.slice(0, 4).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(wishes.at(-1)?.status).toBe(503);
    expect(lines.join('')).toContain('No space left on device');
    expect(await readiness()).toEqual({ status: 503, reason: 'The disk of the database is full or broken.' });
    expect((await app.call(listHomeProducts, {})).status).toBe(200);
    await makeRoom();
    await expectBack(wishes, product);
  });

  test('a database that ends for want of room is waited for, and no confirmed order is lost or made twice', async () => {
    const product = await goods(app, { quantity_manage: true, stock: PIECES });
    const wishes = await someWishes(24, product);
    // Room for orders, and none for a further file of its log.
    await fillDisk(4_000_000);
    for (const wish of wishes.slice(0, 4)) await tryOrder(wish);
    expect(wishes[3]?.status).toBe(201);
    const ordering = several(4, async (worker) => {
      for (const wish of wishes.slice(4).filter((_, at) => at % 4 === worker)) await tryOrder(wish);
    });
    // Its log goes on in a new file each time, until there is none left and it gives up.
    const nextFile = sql`select pg_logical_emit_message(true, '', ''), pg_switch_wal()`;
    const ended = await (async () => {
      for (;;) await nextFile.execute(app.db);
    })().catch((error: Error) => error);
    expect(ended).toBeInstanceOf(Error);
    await ordering;
    expect(wishes.filter(({ status }) => status === 503)).not.toEqual([]);
    await vi.waitFor(async () => expect((await readiness()).status).toBe(503), 10_000);
    expect((await app.call(addCartItem, { product_id: product }, wishes[0]?.buyer.token)).status).toBe(503);
    await makeRoom();
    await postgres.startAgain();
    await expectBack(wishes, product);
  });
});
