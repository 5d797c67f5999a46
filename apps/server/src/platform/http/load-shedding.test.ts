import { setImmediate as nextTurn } from 'node:timers/promises';
import { addCartItem } from '@mercadito/contracts/cart';
import { listHomeProducts } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aCustomer } from '../../../test/people.ts';
import { onPostgres, several, won } from '../../../test/races.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

/** So many stand in line for the database, each for a while; answers when the last of them is done. */
const standInLine = (count: number) => several(count, () => sql`select pg_sleep(0.02)`.execute(app.db));

// The embedded engine of the tests runs in their own thread: nobody ever stands in line there.
test.runIf(onPostgres)(
  'calls above what can be served are asked to come back, and served when there are fewer',
  async () => {
    app = await createTestApp({ RATE_LIMITS: 'on' });
    const { token } = await aCustomer(app);
    const product_id = await goods(app);
    // From these the queue learns that a turn takes long.
    await standInLine(50);
    const line = standInLine(90);
    await nextTurn();
    const refused = [await app.call(listHomeProducts, {}), await app.call(addCartItem, { product_id }, token)];
    for (const { status, body, headers } of refused) {
      expect([status, Number(headers['retry-after']) > 0, headers['cache-control']]).toEqual([503, true, 'no-store']);
      expect(body).toMatchObject({ code: 'unavailable', detail: expect.any(String), message: expect.any(String) });
    }
    expect((await app.app.inject({ url: '/livez' })).statusCode).toBe(200);
    expect((await app.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    await line;
    expect((await app.call(addCartItem, { product_id }, token)).status).toBe(201);
  },
);

test('a page that asks for all it needs at once is no overload, however slow the database', async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' });
  // From these the queue learns that a turn takes long.
  await standInLine(50);
  const line = standInLine(10);
  await nextTurn();
  expect(won(await several(6, () => app.call(listHomeProducts, {})))).toHaveLength(6);
  await line;
});
