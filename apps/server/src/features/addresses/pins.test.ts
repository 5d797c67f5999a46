import {
  addCustomerAddress,
  type CustomerAddress,
  deleteAddressPin,
  getCustomerAddress,
  setAddressPin,
  updateCustomerAddress,
} from '@mercadito/contracts/addresses';
import { getDeliveryOrder } from '@mercadito/contracts/deliveries/active-deliveries';
import { listDriverHistory } from '@mercadito/contracts/deliveries/history';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder, listQueuedOrders } from '@mercadito/contracts/deliveries/queue';
import { exportOrders, getDispatchBoard, getDispatchOrder } from '@mercadito/contracts/dispatch';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { listCompanyOrders } from '@mercadito/contracts/orders/company';
import { getSharedOrder, shareOrder } from '@mercadito/contracts/orders/sharing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aFullCart, checkout } from '../../../test/orders.ts';
import { aCustomer, aDriver, anAdmin, type Person } from '../../../test/people.ts';
import { aShopWithAddress, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let person: Person;
let address: CustomerAddress;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  person = await aCustomer(app);
  address = good(await app.call(addCustomerAddress, form, person.token));
});
afterAll(() => app.close());

const form = {
  first_name: 'Ana',
  last_name: 'Ruiz',
  neighborhood: 'Galeana',
  street_1: 'Calle Hidalgo',
  telephone_number: '(+52)636-123-4567',
  additional_instructions: 'Portón verde',
};
const PIN = { latitude: 30.118312, longitude: -107.632047, plus_code: '852J4999+85' };
const WHERE = '30.118312, -107.632047';

const pinIt = (input: { where?: string; accuracy_m?: number; updated_at?: string } = {}, by = person) =>
  app.call(setAddressPin, { addressId: address.id, where: WHERE, ...input }, by.token);
const pinNow = async () => good(await app.call(getCustomerAddress, { userId: person.userId }, person.token)).pin;

describe('the exact place of an address (PLACE-6)', () => {
  test('is what the device says, with how exact it is, or what was pasted, until it is taken away', async () => {
    expect(address.pin).toBeNull();
    expect((await pinIt({ accuracy_m: 12 })).body.pin).toEqual({ ...PIN, accuracy_m: 12 });
    const pasted = await pinIt({ where: 'https://maps.google.com/maps?q=30.118312%2C-107.632047&z=17' });
    expect(pasted.body.pin).toEqual({ ...PIN, accuracy_m: null });
    expect(await pinNow()).toEqual(pasted.body.pin);
    const { body } = await app.call(deleteAddressPin, { addressId: address.id }, person.token);
    expect(body.pin).toBeNull();
  });

  test.each([
    ['la casa azul', 'place_unreadable'],
    ['https://maps.app.goo.gl/abcDEF', 'place_short_link'],
    ['4999+85 Galeana', 'place_short_code'],
    ['48.8584, 2.2945', 'place_abroad'],
  ])('is not read from "%s", and why is told of its field', async (where, code) => {
    const { status, body } = await pinIt({ where });
    expect([status, body]).toMatchObject([400, { code, errors: { where: [expect.any(String)] } }]);
    expect(await pinNow()).toBeNull();
  });

  test('is not saved over an address that was changed meanwhile', async () => {
    const change = { ...form, adress_id: address.id, additional_instructions: 'Portón azul' };
    good(await app.call(updateCustomerAddress, change, person.token));
    const refused = await pinIt({ updated_at: address.updated_at ?? '' });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'changed_meanwhile' }]);
  });

  test('stays where only the reference is another, and goes with the house', async () => {
    await pinIt();
    const change = { ...form, adress_id: address.id, additional_instructions: 'Portón azul' };
    expect((await app.call(updateCustomerAddress, change, person.token)).body.pin).toMatchObject(PIN);
    const moved = await app.call(updateCustomerAddress, { ...change, street_1: 'Calle Morelos' }, person.token);
    expect(moved.body.pin).toBeNull();
  });

  test("is nobody's but its person's to say or take away (CALL-2)", async () => {
    await pinIt();
    const stranger = await aCustomer(app);
    expect((await pinIt({ where: '30.2, -107.7' }, stranger)).status).toBe(404);
    expect((await app.call(deleteAddressPin, { addressId: address.id }, stranger.token)).status).toBe(404);
    expect(await pinNow()).toMatchObject(PIN);
  });
});

test('the pin of an order is seen as the number of the house is: by who holds it and Admins, while it is held (PLACE-7)', async () => {
  const shop = await aShopWithAddress(app);
  const buyer = await aFullCart(app, await goods(app, { company_id: shop.companyId }));
  good(await app.call(setAddressPin, { addressId: buyer.addressId, where: WHERE }, buyer.token));
  const { transaction_id } = good(await app.call(createOrder, checkout(buyer), buyer.token));
  const [driver, other, admin] = [await aDriver(app), await aDriver(app), await anAdmin(app)];
  const look = async (by: typeof driver) =>
    (await app.call(getDeliveryOrder, { driver_id: by.driverId, current_order: transaction_id }, by.token)).body.pin;
  const { secret } = good(await app.call(shareOrder, { transaction_id }, buyer.token));
  const told = async () =>
    JSON.stringify([
      (await app.call(listQueuedOrders, {}, other.token)).body,
      (await app.call(listDriverHistory, { driver_id: driver.driverId }, driver.token)).body,
      (await app.call(listCompanyOrders, { companyId: shop.companyId }, shop.token)).body,
      (await app.call(getSharedOrder, { secret })).body,
      (await app.call(getDispatchBoard, {}, admin.token)).body,
      (await app.call(exportOrders, { from: '2026-01-01', to: '2026-12-31' }, admin.token)).body,
    ]);
  const hidden = /30\.118|107\.632|852J|30118312/;

  expect(await look(driver)).toBeNull();
  expect(await told()).not.toMatch(hidden);
  good(await app.call(claimOrder, { driver_id: driver.driverId, transaction_id }, driver.token));
  expect(await look(driver)).toEqual(PIN);
  expect(await look(other)).toBeUndefined();
  // An order is a snapshot (ORDER-2).
  good(await app.call(deleteAddressPin, { addressId: buyer.addressId }, buyer.token));
  expect(await look(driver)).toEqual(PIN);
  expect((await app.call(getDispatchOrder, { transactionId: transaction_id }, admin.token)).body.pin).toEqual(PIN);
  expect(await told()).not.toMatch(hidden);
  const done = { driver_id: driver.driverId, transaction_id, delivery_successful: true, keyword: 'mango' };
  good(await app.call(finishDelivery, done, driver.token));
  expect(await look(driver)).toBeNull();
  expect(await told()).not.toMatch(hidden);
});
