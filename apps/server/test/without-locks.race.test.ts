import { randomUUID } from 'node:crypto';
import { statusAfter } from '@mercadito/domain/orders/order-status';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { goods } from './carts.ts';
import { aBuyer } from './orders.ts';
import { aCustomer, aDriver } from './people.ts';
import {
  aThirtieth,
  buyersOf,
  oneMoreOrder,
  onPostgres,
  raceForCart,
  raceForOrder,
  raceForRoom,
  raceForStock,
  several,
  warmUp,
  won,
} from './races.ts';
import { createTestApp, type TestApp } from './test-app.ts';

// The races with the locks taken out: if nobody wins twice here, the races prove nothing.

vi.mock('../src/features/cart/cart.queries.ts', async (original) => ({
  ...(await original<typeof import('../src/features/cart/cart.queries.ts')>()),
  lockCart: async (
    db: Parameters<typeof import('../src/features/cart/cart.queries.ts').lockCart>[0],
    userId: number,
  ) => {
    await sql`insert into carts (user_id) values (${userId}) on conflict do nothing`.execute(db);
    return true;
  },
}));

// Its cart is read after that, as for somebody who has none.
vi.mock('../src/features/cart/cart-lines.queries.ts', async (original) => ({
  ...(await original<typeof import('../src/features/cart/cart-lines.queries.ts')>()),
  lockAndFindCart: async () => undefined,
}));

type Orders = typeof import('../src/features/orders/orders.queries.ts');

const findOrderUnlocked = (db: Parameters<Orders['lockOrderRow']>[0], transactionId: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'transaction_id', 'status', 'user_id', 'driver_id'])
    .select(['order_total_cents', 'delivery_fee_cents', 'shipped_at', 'delivery_password', 'wrong_tries'])
    .select(sql<number[]>`'[]'::json`.as('company_ids'))
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();

vi.mock('../src/features/orders/orders.queries.ts', async (original) => ({
  ...(await original<Orders>()),
  lockOrderRow: (...[db, id]: Parameters<Orders['lockOrderRow']>) => findOrderUnlocked(db, id),
  lockOrderAfter: (...[db, id]: Parameters<Orders['lockOrderAfter']>) => findOrderUnlocked(db, id),
  makeMove: async (...[db, { name, changes, event }]: Parameters<Orders['makeMove']>) => {
    const changed = { ...changes, status: statusAfter(name) };
    await db.updateTable('orders').set(changed).where('id', '=', event.order_id).execute();
    await db.insertInto('order_events').values(event).execute();
    return true;
  },
}));

vi.mock('../src/features/products/stock.queries.ts', async (original) => ({
  ...(await original<typeof import('../src/features/products/stock.queries.ts')>()),
  takeStock: async (
    ...[db, pieces]: Parameters<typeof import('../src/features/products/stock.queries.ts').takeStock>
  ): ReturnType<typeof import('../src/features/products/stock.queries.ts').takeStock> => {
    const ids = pieces.map(({ productId }) => productId);
    const products = await db
      .selectFrom('products')
      .select(['id', 'name', 'stock'])
      .where('id', 'in', ids)
      .where('quantity_manage', '=', true)
      .execute();
    const short = products.filter(({ stock }) => stock < 1);
    for (const { id, stock } of short.length > 0 ? [] : products) {
      await db
        .updateTable('products')
        .set({ stock: stock - 1 })
        .where('id', '=', id)
        .execute();
    }
    return { counted: ids, short, gone: [] };
  },
}));

/** Runs a race until it is lost, a few times at most. */
async function isLost(round: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) if (await round()) return true;
  return false;
}

describe.runIf(onPostgres)('without its lock', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await warmUp(app);
  });
  afterAll(() => app.close());

  test('a cart is filled above its cap', async () => {
    const [person, product] = [await aCustomer(app), await aThirtieth(app)];
    expect(await isLost(async () => (await raceForRoom(app, person, product)).highest > 10_000)).toBe(true);
  });

  test('a cart becomes several orders', async () => {
    const [buyer, product] = [await aBuyer(app), await goods(app)];
    const round = async () => won(await raceForCart(app, buyer, product, () => randomUUID())).length > 1;
    expect(await isLost(round)).toBe(true);
  });

  test('an order goes to several drivers', async () => {
    const [buyer, product] = [await aBuyer(app), await goods(app)];
    const drivers = await several(10, () => aDriver(app));
    const round = async () => {
      const transactionId = await oneMoreOrder(app, buyer, product);
      return won(await raceForOrder(app, drivers, transactionId)).length > 1;
    };
    expect(await isLost(round)).toBe(true);
  });

  test('more pieces are sold than there were', async () => {
    const product = await goods(app, { quantity_manage: true, stock: 1000, price_cents: 10 });
    const buyers = await buyersOf(app, product, 30);
    const { sold } = await raceForStock(app, buyers, product);
    expect(sold).toBeGreaterThan(10);
  });
});
