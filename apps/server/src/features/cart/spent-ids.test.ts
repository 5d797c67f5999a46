import { addCartItem, synchronizeCart } from '@mercadito/contracts/cart';
import { addFavoriteCompany, addFavoriteProduct } from '@mercadito/contracts/favorites';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOption, goods } from '../../../test/carts.ts';
import { aCustomer } from '../../../test/people.ts';
import { aShop, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The last id that was given in a table. */
const lastId = async (table: string): Promise<number> => {
  const { rows } = await sql<{ last: number }>`
    select last_value as last from pg_sequences
    where schemaname = 'public' and sequencename = ${`${table}_id_seq`}`.execute(app.db);
  return rows[0]?.last ?? 0;
};

test('what is in a cart already takes no other id, whichever way it is added', async () => {
  const { token, userId } = await aCustomer(app);
  const [plain, sized] = [await goods(app), await goods(app)];
  const { attributes } = await anOption(app, sized);
  const add = (product_id: number, attribute_values: number[]) =>
    app.call(addCartItem, { product_id, attribute_values }, token);
  good(await add(plain, []));
  good(await add(sized, [attributes[0]]));
  const before = await lastId('cart_items');
  good(await add(plain, []));
  good(await add(sized, [attributes[0]]));
  const cart_items = [{ product_id: plain, attribute_ids: [], count: 2 }];
  good(await app.call(synchronizeCart, { user: userId, cart_items }, token));
  expect(await lastId('cart_items')).toBe(before);
  const { body } = await add(sized, [attributes[1]]);
  expect([await lastId('cart_items'), body.total_items]).toEqual([before + 1, 7]);
});

test('what is a favourite already takes no other id', async () => {
  const { token, userId } = await aCustomer(app);
  const [product_id, { companyId }] = [await goods(app), await aShop(app)];
  const like = async () => {
    good(await app.call(addFavoriteProduct, { user: userId, product_id }, token));
    good(await app.call(addFavoriteCompany, { userId, company_id: companyId }, token));
  };
  await like();
  const before = [await lastId('favorite_products'), await lastId('favorite_companies')];
  await like();
  expect([await lastId('favorite_products'), await lastId('favorite_companies')]).toEqual(before);
});
