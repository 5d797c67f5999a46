import { getBusinessFigures } from '@mercadito/contracts/business-figures';
import { addCartItem, getCart, synchronizeCart, updateCartItem } from '@mercadito/contracts/cart';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { change, goods } from '../../../test/carts.ts';
import { aFullCart, checkout } from '../../../test/orders.ts';
import { aCustomer, type Person } from '../../../test/people.ts';
import { several } from '../../../test/races.ts';
import { aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { sweepSoldOutRequests } from './sold-out-requests.queries.ts';

let app: TestApp;
let shop: Shop;
let wednesday: Date;
beforeAll(async () => {
  app = await createTestApp();
  wednesday = app.clock.now;
});
beforeEach(async () => {
  app.clock.now = wednesday;
  shop = await aShop(app);
});
afterAll(() => app.close());

const ours = (fields: Parameters<typeof goods>[1] = {}) => goods(app, { company_id: shop.companyId, ...fields });
const soldOut = () => ours({ available: false });
const two = () => ours({ quantity_manage: true, stock: 2 });
const add = (product_id: number, { token }: Person, count = 1) => app.call(addCartItem, { product_id, count }, token);
const asked = async () => {
  await app.app.soldOutRequests.write();
  const body = good(await app.call(getBusinessFigures, { companyId: shop.companyId }, shop.token));
  return body.asked_and_sold_out.map(({ product_id, people }) => [product_id, people]);
};

describe('a product that somebody is refused for want of pieces is noted', () => {
  test('when it is put into the cart', async () => {
    const product = await soldOut();
    expect((await add(product, await aCustomer(app))).status).toBe(409);
    expect(await asked()).toEqual([[product, 1]]);
  });

  test('when more is put into the cart than there is', async () => {
    const product = await two();
    expect((await add(product, await aCustomer(app), 3)).status).toBe(409);
    expect(await asked()).toEqual([[product, 1]]);
  });

  test('when a line of the cart is to have more than there is', async () => {
    const [product, person] = [await two(), await aCustomer(app)];
    await add(product, person);
    const { cart } = good(await app.call(getCart, { userId: person.userId }, person.token));
    const item_id = cart[0]?.items[0]?.id ?? 0;
    expect((await app.call(updateCartItem, { item_id, count: 3 }, person.token)).status).toBe(409);
    expect(await asked()).toEqual([[product, 1]]);
  });

  test('when the cart of a visitor is taken over', async () => {
    const [product, person] = [await soldOut(), await aCustomer(app)];
    const cart_items = [{ user: person.userId, product_id: product, count: 1, attribute_ids: [] }];
    const { skipped } = good(await app.call(synchronizeCart, { cart_items }, person.token));
    expect(skipped).toEqual([{ product_id: product, reason: 'sold_out' }]);
    expect(await asked()).toEqual([[product, 1]]);
  });

  test('when it is ordered', async () => {
    const product = await two();
    const buyer = await aFullCart(app, product, 2);
    await change(app, product, { stock: 1 });
    expect((await app.call(createOrder, checkout(buyer), buyer.token)).status).toBe(409);
    expect(await asked()).toEqual([[product, 1]]);
  });

  test('and not when it is refused for another reason', async () => {
    const rows = () => app.db.selectFrom('sold_out_requests').selectAll().orderBy('product_id').execute();
    await app.app.soldOutRequests.write();
    const [person, before] = [await aCustomer(app), await rows()];
    expect((await add(await ours({ price_cents: 10_000_01 }), person)).body).toMatchObject({ code: 'cart_cap' });
    expect((await add(999_999, person)).status).toBe(404);
    await app.app.soldOutRequests.write();
    expect(await rows()).toEqual(before);
  });
});

describe('of one person and product', () => {
  test('the first of a day is counted, whatever they try (FIGURES-3)', async () => {
    const [product, person] = [await soldOut(), await aCustomer(app)];
    // A minute before midnight in Chihuahua.
    app.clock.now = new Date('2026-06-10T05:59:00Z');
    await add(product, person);
    await asked();
    await several(5, () => add(product, person));
    expect(await asked()).toEqual([[product, 1]]);
    app.clock.now = new Date('2026-06-10T06:00:00Z');
    await add(product, person);
    expect(await asked()).toEqual([[product, 2]]);
  });

  test('nothing is kept that says who it was', async () => {
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns where table_name = 'sold_out_requests'`.execute(app.db);
    expect(rows.map(({ column_name }) => column_name).sort()).toEqual(['day', 'people', 'product_id']);
  });
});

describe('many people at once', () => {
  test('is counted to the last one, in one row', async () => {
    const [product, people] = [await soldOut(), await several(20, () => aCustomer(app))];
    const answers = await Promise.all(people.map((person) => add(product, person)));
    expect(answers.every(({ body }) => (body as unknown as { code: string }).code === 'sold_out')).toBe(true);
    expect(await asked()).toEqual([[product, 20]]);
    const rows = await app.db.selectFrom('sold_out_requests').select('day').where('product_id', '=', product).execute();
    expect(rows).toEqual([{ day: '2026-06-10' }]);
  });

  test('that two processes count at once is the sum of both', async () => {
    const product = await soldOut();
    const other = (people: number) =>
      sql`insert into sold_out_requests values (${product}, '2026-06-10', ${people})`.execute(app.db);
    await other(3);
    await add(product, await aCustomer(app));
    expect(await asked()).toEqual([[product, 4]]);
  });
});

describe('an owner is shown', () => {
  test('the ten most wanted of fourteen days, most people first, and whether they are back', async () => {
    const products = await several(12, () => soldOut());
    const rows = products.map((product_id, at) => ({ product_id, day: '2026-05-28', people: at + 1 }));
    await app.db.insertInto('sold_out_requests').values(rows).execute();
    await app.db
      .insertInto('sold_out_requests')
      .values({ product_id: products[0] ?? 0, day: '2026-05-27', people: 100 })
      .execute();
    await change(app, products[11] ?? 0, { available: true });
    const { body } = await app.call(getBusinessFigures, { companyId: shop.companyId }, shop.token);
    const shown = body.asked_and_sold_out;
    expect(shown.map(({ product_id }) => product_id)).toEqual(products.slice(2).reverse());
    expect(shown[0]).toMatchObject({ people: 12, last_asked: '2026-05-28', available: true });
    expect(shown[1]?.available).toBe(false);
  });

  test('whether the switch of a product is off, or its last piece is gone', async () => {
    const products = [await soldOut(), await ours({ quantity_manage: true, stock: 0 })];
    const rows = products.map((product_id, at) => ({ product_id, day: '2026-06-09', people: 9 - at }));
    await app.db.insertInto('sold_out_requests').values(rows).execute();
    const { body } = await app.call(getBusinessFigures, { companyId: shop.companyId }, shop.token);
    const shown = body.asked_and_sold_out.map(({ available, for_sale }) => [available, for_sale]);
    expect(shown).toEqual([
      [false, false],
      [false, true],
    ]);
  });

  test('nothing of other businesses, nor of a product that is gone', async () => {
    const [theirs, gone] = [await goods(app, { available: false }), await soldOut()];
    const person = await aCustomer(app);
    for (const product of [theirs, gone]) await add(product, person);
    await app.db.deleteFrom('products').where('id', '=', gone).execute();
    expect(await asked()).toEqual([]);
  });
});

test('while it cannot be written nobody is refused otherwise, and it is written later', async () => {
  const [product, person] = [await soldOut(), await aCustomer(app)];
  await sql`alter table sold_out_requests rename to away`.execute(app.db);
  expect((await add(product, person)).body).toMatchObject({ code: 'sold_out' });
  await app.app.soldOutRequests.write();
  await sql`alter table away rename to sold_out_requests`.execute(app.db);
  expect(await asked()).toEqual([[product, 1]]);
});

test('what was noted is written when the server ends', async () => {
  const ending = await createTestApp();
  const product = await goods(ending, { available: false });
  await ending.call(addCartItem, { product_id: product }, (await aCustomer(ending)).token);
  await ending.app.soldOutRequests.stop();
  const rows = await ending.db.selectFrom('sold_out_requests').select('people').execute();
  await ending.close();
  expect(rows).toEqual([{ people: 1 }]);
});

test('days that nobody looks back to are swept', async () => {
  const product = await soldOut();
  const rows = ['2026-05-24', '2026-05-25', '2026-05-28'].map((day) => ({ product_id: product, day, people: 1 }));
  await app.db.insertInto('sold_out_requests').values(rows).execute();
  await sweepSoldOutRequests(app.db, wednesday);
  const left = await app.db.selectFrom('sold_out_requests').select('day').where('product_id', '=', product).execute();
  expect(left.map(({ day }) => day)).not.toContain('2026-05-24');
  expect(left.map(({ day }) => day)).toContain('2026-05-28');
});
