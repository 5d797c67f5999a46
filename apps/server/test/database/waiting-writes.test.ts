import { createOrder } from '@mercadito/contracts/orders/checkout';
import { listHomeProducts } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/database/connection.ts';
import { inTransaction, isUnavailable } from '../../src/database/transaction.ts';
import { createWriters, NoTurn } from '../../src/database/writers.ts';
import { goods } from '../carts.ts';
import { aFullCart, type Buyer, checkout } from '../orders.ts';
import { onPostgres } from '../races.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { makePostgresDatabase } from './test-database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

// Where there is one session nobody has a lock that another one waits for.
describe.runIf(onPostgres)('orders that wait for one product, more than there are connections', () => {
  test('keep no visitor from reading, and are told to come back once they have waited a second', async () => {
    const product = await goods(app);
    const buyers: Buyer[] = [];
    for (let n = 0; n < 12; n += 1) buyers.push(await aFullCart(app, product));
    const order = (buyer: Buyer) => app.call(createOrder, checkout(buyer), buyer.token);

    await app.db.transaction().execute(async (holder) => {
      await sql`select from products where id = ${product} for update`.execute(holder);
      const orders = buyers.map((buyer) => order(buyer));
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_locks where not granted and pid <> pg_backend_pid()
          and (database is null or database = (select oid from pg_database where datname = current_database()))`.execute(
          holder,
        );
        expect(rows.length).toBeGreaterThan(5);
      }, 3_000);
      const first = await Promise.race([app.call(listHomeProducts, {}), ...orders]);
      expect([first.status, first.body]).toMatchObject([200, { products: {} }]);
      for (const { status, headers, body } of await Promise.all(orders)) {
        expect([status, body]).toMatchObject([503, { code: 'unavailable' }]);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
    });

    const [buyer] = buyers;
    if (buyer) expect((await order(buyer)).status).toBe(201);
  });
});

test.runIf(onPostgres)('a database with a single connection takes writes', async () => {
  const { databaseUrl, remove } = await makePostgresDatabase();
  const database = await openDatabase({ databaseUrl, dataDir: ':memory:', maxConnections: 1 });
  try {
    const written = inTransaction(database.db, (transaction) => sql`create table a ()`.execute(transaction));
    await expect(written).resolves.toBeDefined();
  } finally {
    await database.close();
    await remove();
  }
});

describe('turns to write', () => {
  const open = () => Promise.withResolvers<void>();

  test('are given to so many at once, then in the order in which they were asked for', async () => {
    const { through, look } = createWriters(2, 10_000);
    const works = [open(), open(), open(), open()];
    const begun: number[] = [];
    const all = works.map(({ promise }, n) =>
      through(() => {
        begun.push(n);
        return promise;
      }),
    );
    expect([begun, look().waiting]).toEqual([[0, 1], 2]);
    works[1]?.reject(new Error('no'));
    await expect(all[1]).rejects.toThrow('no');
    expect([begun, look().waiting]).toEqual([[0, 1, 2], 1]);
    for (const { resolve } of works) resolve();
    await Promise.all([all[0], all[2], all[3]]);
    expect([begun, look().waiting]).toEqual([[0, 1, 2, 3], 0]);
  });

  test('that do not come in time are given up, as something that may go well in a moment', async () => {
    const { through, look } = createWriters(1, 1);
    const first = open();
    const working = through(() => first.promise);
    const refused = await through(async () => 'never').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NoTurn);
    expect([isUnavailable(refused), look().waiting]).toEqual([true, 0]);
    first.resolve();
    await working;
    expect(await through(async () => 'again')).toBe('again');
  });
});
