import { getCart } from '@mercadito/contracts/cart';
import type { Input } from '@mercadito/contracts/endpoint';
import { getOpeningHours, setOpeningHours } from '@mercadito/contracts/opening-hours';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { getOrder } from '@mercadito/contracts/orders/tracking';
import { getProduct } from '@mercadito/contracts/products';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aFullCart, checkout } from '../../../test/orders.ts';
import { aCustomer, anAdmin } from '../../../test/people.ts';
import { aShop, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await aShop(app);
});
afterAll(() => app.close());

const monday = { day_no: 1, opens: '08:00', shuts: '18:00', break_start: '13:00', break_end: '14:00' };
type Days = Input<typeof setOpeningHours>['opening_hours'];
const save = (opening_hours: Days, token = shop.token, company_id = shop.companyId) =>
  app.call(setOpeningHours, { company_id, opening_hours }, token);

describe('a closed shop', () => {
  test('says when it opens wherever its goods are ordered: in the cart, on the product and in the order', async () => {
    const closed = await aShop(app);
    // On a Wednesday: opens Monday 7:00, 13:00 UTC.
    await save([{ day_no: 1, opens: '07:00', shuts: '15:00' }], closed.token, closed.companyId);
    const opensMonday = { is_open_now: false, next_change_at: '2026-06-15T13:00:00.000Z' };
    const id = await goods(app, { company_id: closed.companyId });
    const buyer = await aFullCart(app, id);
    const cart = await app.call(getCart, { userId: buyer.userId }, buyer.token);
    expect(cart.body.cart).toMatchObject([{ company: opensMonday }]);
    expect((await app.call(getProduct, { id })).body).toMatchObject(opensMonday);
    const { status, body } = await app.call(createOrder, checkout(buyer), buyer.token);
    expect(status).toBe(201);
    const order = { userId: buyer.userId, transactionId: body.transaction_id };
    const details = await app.call(getOrder, order, buyer.token);
    expect(details.body.order_companies).toMatchObject([opensMonday]);
  });
});

describe('the week of a business', () => {
  test('has seven days, neither open nor closed before they are told (HOURS-1)', async () => {
    const fresh = await aShop(app);
    const untold = (await app.call(getOpeningHours, { companyId: fresh.companyId })).body.days;
    expect(untold.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(untold[6]).toEqual({ number: 7, name: 'Sunday', closed: false, schedule: [], break: [] });
    await save([monday], fresh.token, fresh.companyId);
    const { body } = await app.call(getOpeningHours, { companyId: fresh.companyId });
    expect(body.days).toHaveLength(7);
    expect(body.days[0]).toEqual({
      number: 1,
      name: 'Monday',
      closed: false,
      schedule: [{ opens: '08:00', shuts: '18:00' }],
      break: [{ start: '13:00', end: '14:00' }],
    });
    expect(body.days[6]).toEqual({ number: 7, name: 'Sunday', closed: true, schedule: [], break: [] });
  });

  test('replaces a day that is given, closes a blank one and leaves the others', async () => {
    await save([monday, { day_no: 2, opens: '09:00', shuts: '12:00' }]);
    const { status, body } = await save([
      { day_no: 1, opens: '', shuts: null },
      { day_no: 3, opens: '10:00', shuts: '11:00' },
    ]);
    expect(status).toBe(200);
    expect(body.days.map(({ closed }) => closed)).toEqual([true, false, false, true, true, true, true]);
    expect((await app.call(getOpeningHours, { companyId: shop.companyId })).body).toEqual(body);
  });

  test('of nobody is 404', async () => {
    const admin = await anAdmin(app);
    expect((await app.call(getOpeningHours, { companyId: 999_999 })).status).toBe(404);
    expect((await save([monday], admin.token, 999_999)).status).toBe(404);
  });

  test('is set by its owner and by Admins alone', async () => {
    const [customer, other, admin] = [await aCustomer(app), await aShop(app), await anAdmin(app)];
    expect((await app.call(setOpeningHours, { company_id: shop.companyId, opening_hours: [monday] })).status).toBe(401);
    expect((await save([monday], customer.token)).status).toBe(403);
    expect((await save([monday], other.token)).status).toBe(403);
    expect((await save([monday], admin.token)).status).toBe(200);
  });
});

describe('hours that cannot be', () => {
  test.each([
    ['shuts', 'There should not be only one value present in opens or shuts', { opens: '08:00' }],
    ['opens', 'There should not be only one value present in opens or shuts', { shuts: '08:00' }],
    [
      'opens',
      'Make sure opens and shuts are present if break_start or break_end are present',
      { break_start: '12:00', break_end: '13:00' },
    ],
    [
      'break_end',
      'Make sure break_start and break_end are present together',
      { opens: '08:00', shuts: '16:00', break_start: '12:00' },
    ],
    [
      'opens',
      'Make sure opens, shuts, break_start and break_end are not the same',
      { opens: '08:00', shuts: '16:00', break_start: '08:00', break_end: '09:00' },
    ],
    [
      'break_start',
      'Make sure break_start and break_end are not the same',
      { opens: '08:00', shuts: '16:00', break_start: '12:00', break_end: '12:00' },
    ],
    [
      'break_start',
      'You are outside the range of opens and shuts',
      { opens: '08:00', shuts: '16:00', break_start: '07:00', break_end: '09:00' },
    ],
    [
      'break_end',
      'You are outside the range of opens and shuts',
      { opens: '08:00', shuts: '16:00', break_start: '15:00', break_end: '17:00' },
    ],
    [
      'shuts',
      'Make sure opens, shuts, break_start and break_end are not the same',
      { opens: '08:00', shuts: '16:00', break_start: '15:00', break_end: '16:00' },
    ],
    ['opens', 'Make sure opens is before shuts', { opens: '16:00', shuts: '08:00' }],
  ])('are refused on %s: %s', async (field, text, times) => {
    const { status, body } = await save([monday, { day_no: 2, ...times }]);
    expect(status).toBe(400);
    const { errors } = body as unknown as { errors: Record<string, string[]> };
    expect(errors[`opening_hours.1.${field}`]).toContain(text);
  });

  test.each([
    ['opening_hours', []],
    ['opening_hours.0.day_no', [{ ...monday, day_no: 8 }]],
    ['opening_hours.0.opens', [{ ...monday, opens: '8:00' }]],
    ['opening_hours.0.shuts', [{ ...monday, shuts: '24:00' }]],
  ])('are refused on %s', async (field, days) => {
    const { status, body } = await save(days);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });
});
