import { deleteCustomerAddress, setAddressPhoto } from '@mercadito/contracts/addresses';
import { addCartItem } from '@mercadito/contracts/cart';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aBuyer, checkout } from '../../../test/orders.ts';
import { onPostgres } from '../../../test/races.ts';
import { aPicture, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Db } from '../../database/connection.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const end = async (db: Db, transaction_id: string): Promise<void> => {
  await db.updateTable('orders').set({ status: 'cancelled' }).where('transaction_id', '=', transaction_id).execute();
};

test.runIf(onPostgres)('a photo goes with the last of two orders that end at one moment (PLACE-8)', async () => {
  const [product_id, buyer] = [await goods(app), await aBuyer(app)];
  good(await app.call(setAddressPhoto, { addressId: buyer.addressId, photo: aPicture() }, buyer.token));
  const order = async () => {
    good(await app.call(addCartItem, { product_id }, buyer.token));
    return good(await app.call(createOrder, checkout(buyer), buyer.token)).transaction_id;
  };
  const [first, second] = [await order(), await order()];
  good(await app.call(deleteCustomerAddress, { addressId: buyer.addressId }, buyer.token));
  const { ending } = await app.db.transaction().execute(async (holder) => {
    await end(holder, first);
    const ending = end(app.db, second);
    const waiting = vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks where not granted and locktype = 'transactionid'`.execute(holder);
      expect(rows.length).toBeGreaterThan(0);
    });
    await Promise.any([ending, waiting]);
    return { ending };
  });
  await ending;
  expect(await app.db.selectFrom('gate_photos').select('id').execute()).toEqual([]);
});
