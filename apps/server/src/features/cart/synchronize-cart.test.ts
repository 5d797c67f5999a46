import { addCartItem, getCart, synchronizeCart } from '@mercadito/contracts/cart';
import type { Input } from '@mercadito/contracts/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOption, goods } from '../../../test/carts.ts';
import { aCustomer, type Person } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const synch = (person: Person, cart_items: Input<typeof synchronizeCart>['cart_items'], key?: string) =>
  app.call(synchronizeCart, { cart_items }, person.token, key);
const line = (product_id: number, count = 1, attribute_ids: number[] = []) => ({ product_id, count, attribute_ids });

describe("taking a guest's cart over", () => {
  test('adds it to what is in the cart already', async () => {
    const ana = await aCustomer(app);
    const [bread, cheese] = [await goods(app), await goods(app)];
    await app.call(addCartItem, { product_id: bread }, ana.token);
    const { status, body } = await synch(ana, [line(bread, 2), line(cheese)]);
    expect([status, body]).toEqual([200, { added: 2, skipped: [], total_items: 4, total_cost: 400 }]);
  });

  test('adds equal lines up before it judges them', async () => {
    const ana = await aCustomer(app);
    const sweet = await goods(app, { price_cents: 1 });
    const { body } = await synch(ana, [line(sweet, 600), line(sweet, 600)]);
    expect(body).toMatchObject({ added: 0, skipped: [{ product_id: sweet, reason: 'over_quantity' }], total_items: 0 });
  });

  test('takes what fits and names what does not, with the reason', async () => {
    const ana = await aCustomer(app);
    const [fine, dear, off, few, strict, plain] = [
      await goods(app),
      await goods(app, { price_cents: 9_950_00 }),
      await goods(app, { available: false }),
      await goods(app, { quantity_manage: true, stock: 1 }),
      await goods(app),
      await goods(app),
    ];
    await anOption(app, strict, { required: true });
    const { body } = await synch(ana, [
      line(999_999),
      line(fine),
      line(dear),
      line(off),
      line(few, 2),
      line(strict),
      line(plain, 1, [999_999]),
    ]);
    expect(body).toMatchObject({ added: 1, total_items: 1, total_cost: 100 });
    expect(Object.fromEntries(body.skipped.map(({ product_id, reason }) => [product_id, reason]))).toEqual({
      999999: 'not_found',
      [dear]: 'over_cap',
      [off]: 'sold_out',
      [few]: 'sold_out',
      [strict]: 'option_missing',
      [plain]: 'option_invalid',
    });
  });

  test('is not done twice when the answer was lost', async () => {
    const ana = await aCustomer(app);
    const items = [line(await goods(app), 2)];
    const first = await synch(ana, items, 'guest-cart-1');
    const again = await synch(ana, items, 'guest-cart-1');
    expect(again.body).toEqual(first.body);
    expect((await app.call(getCart, { userId: ana.userId }, ana.token)).body.total_items).toBe(2);
    const other = await synch(ana, [], 'guest-cart-1');
    expect([other.status, other.body]).toMatchObject([409, { code: 'idempotency_key_reused' }]);
  });

  test.each([
    ['cart_items', undefined],
    ['cart_items', Array.from({ length: 101 }, () => line(1))],
    ['cart_items.0.count', [line(1, 0)]],
    ['cart_items.0.product_id', [{ count: 1 }]],
  ])('names the field %s when it is not usable', async (field, cart_items) => {
    const ana = await aCustomer(app);
    const { status, body } = await app.callWrongly(synchronizeCart, { cart_items }, ana.token);
    expect(status).toBe(400);
    expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual([field]);
  });

  test('is for oneself', async () => {
    const [ana, ben] = [await aCustomer(app), await aCustomer(app)];
    expect((await app.call(synchronizeCart, { cart_items: [] })).status).toBe(401);
    expect((await app.call(synchronizeCart, { cart_items: [], user: ana.userId }, ben.token)).status).toBe(403);
    const bread = await goods(app);
    const lines = [
      { ...line(bread), user: ben.userId },
      { ...line(bread), user: ana.userId },
    ];
    expect((await synch(ben, lines)).status).toBe(403);
    expect((await app.call(getCart, { userId: ben.userId }, ben.token)).body.total_items).toBe(0);
    expect((await synch(ben, lines.slice(0, 1))).body).toMatchObject({ added: 1 });
  });
});
