import { readdir } from 'node:fs/promises';
import {
  addAnotherAddress,
  deleteAddressPhoto,
  deleteCustomerAddress,
  getAddressPhoto,
  listCustomerAddresses,
  setAddressPhoto,
  updateCustomerAddress,
} from '@mercadito/contracts/addresses';
import { getDeliveryOrder, getOrderPhoto } from '@mercadito/contracts/deliveries/active-deliveries';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { cancelOrder } from '@mercadito/contracts/orders/tracking';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aFullCart, type Buyer, checkout } from '../../../test/orders.ts';
import { aCustomer, aDriver, anAdmin } from '../../../test/people.ts';
import { aPicture, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let buyer: Buyer;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  buyer = await aFullCart(app);
});
afterAll(() => app.close());

const addressId = () => buyer.addressId;
const photograph = async () =>
  good(await app.call(setAddressPhoto, { addressId: addressId(), photo: aPicture() }, buyer.token));
const see = async (by: { token: string } = buyer) => app.call(getAddressPhoto, { addressId: addressId() }, by.token);
const kept = async () => (await app.db.selectFrom('gate_photos').select('id').execute()).length;
const order = async () => good(await app.call(createOrder, checkout(buyer), buyer.token)).transaction_id;

describe('the photo of a gate (PLACE-8)', () => {
  test('is made small, kept apart from the pictures that lie open, and kept by nobody on the way', async () => {
    const before = await readdir(app.app.services.pictures.directory);
    const large = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'green' } })
      .jpeg()
      .toBuffer();
    const photo = new File([new Uint8Array(large)], 'gate.jpg', { type: 'image/jpeg' });
    const { body } = await app.call(setAddressPhoto, { addressId: addressId(), photo }, buyer.token);
    expect(body.has_photo).toBe(true);
    const { body: seen, headers } = await see();
    expect(headers['cache-control']).toBe('private, no-store');
    expect(await sharp(Buffer.from(seen.webp, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 1024 });
    expect(await readdir(app.app.services.pictures.directory)).toEqual(before);
  });

  test.each([
    ['no picture', () => new File(['<svg/>'], 'gate.jpg', { type: 'image/jpeg' }), 415],
    ['a large file', () => new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'gate.jpg', { type: 'image/jpeg' }), 413],
  ])('is refused where it is %s', async (_what, make, refused) => {
    const { status } = await app.call(setAddressPhoto, { addressId: addressId(), photo: make() }, buyer.token);
    expect(status).toBe(refused);
    expect((await see()).status).toBe(404);
  });

  test("is nobody's but its person's: not another customer's, a driver's or an Admin's by this call", async () => {
    await photograph();
    for (const by of [await aCustomer(app), await aDriver(app), await anAdmin(app)]) {
      expect((await see(by)).status).toBe(404);
      expect((await app.call(setAddressPhoto, { addressId: addressId(), photo: aPicture() }, by.token)).status).toBe(
        404,
      );
      expect((await app.call(deleteAddressPhoto, { addressId: addressId() }, by.token)).status).toBe(404);
    }
    expect((await app.call(getAddressPhoto, { addressId: addressId() })).status).toBe(401);
    expect((await see()).status).toBe(200);
  });

  test('is gone at once when it is taken away, replaced, or its address or its house is another', async () => {
    const none = await kept();
    await photograph();
    await photograph();
    expect(await kept()).toBe(none + 1);
    expect((await app.call(deleteAddressPhoto, { addressId: addressId() }, buyer.token)).body.has_photo).toBe(false);
    expect(await kept()).toBe(none);
    await photograph();
    const [address] = good(await app.call(listCustomerAddresses, {}, buyer.token)).results;
    const { id: adress_id = 0, postal_code: _code, country: _country, state: _state, ...fields } = { ...address };
    const moved = { ...fields, adress_id, street_1: 'Another street', updated_at: undefined } as never;
    expect((await app.call(updateCustomerAddress, moved, buyer.token)).body.has_photo).toBe(false);
    await photograph();
    expect((await app.call(deleteCustomerAddress, { addressId: addressId() }, buyer.token)).status).toBe(200);
    expect(await kept()).toBe(none);
  });
});

describe('the photo of the gate where an order goes (PLACE-7, PLACE-8)', () => {
  const look = async (transaction_id: string, by: { token: string; driverId?: number | null }) =>
    (await app.call(getOrderPhoto, { transaction_id, ...(by.driverId && { driver_id: by.driverId }) }, by.token))
      .status;

  test('is seen by the driver who holds the order and Admins, asked for anew each time', async () => {
    await photograph();
    const transaction_id = await order();
    const [driver, other, admin] = [await aDriver(app), await aDriver(app), await anAdmin(app)];
    expect([await look(transaction_id, driver), await look(transaction_id, admin)]).toEqual([404, 200]);
    good(await app.call(claimOrder, { driver_id: driver.driverId, transaction_id }, driver.token));
    const held = { driver_id: driver.driverId, current_order: transaction_id };
    expect((await app.call(getDeliveryOrder, held, driver.token)).body.has_photo).toBe(true);
    expect([await look(transaction_id, driver), await look(transaction_id, other)]).toEqual([200, 404]);
    expect(await look(transaction_id, buyer)).toBe(403);
    const done = { driver_id: driver.driverId, transaction_id, delivery_successful: true, keyword: 'mango' };
    good(await app.call(finishDelivery, done, driver.token));
    expect(await look(transaction_id, driver)).toBe(404);
    expect((await see()).status).toBe(200);
  });

  test('stays for an open order when the address is deleted, and goes with the order', async () => {
    const none = await kept();
    await photograph();
    const transaction_id = await order();
    good(await app.call(deleteCustomerAddress, { addressId: addressId() }, buyer.token));
    expect(await look(transaction_id, await anAdmin(app))).toBe(200);
    const admin = await anAdmin(app);
    const seen = async () =>
      good(await app.call(getDeliveryOrder, { current_order: transaction_id }, admin.token)).has_photo;
    expect(await seen()).toBe(true);
    good(await app.call(cancelOrder, { transaction_id }, buyer.token));
    expect([await kept(), await seen()]).toEqual([none, false]);
  });

  test('an address without one sends its orders without one', async () => {
    good(await app.call(addAnotherAddress, { ...PLAIN }, buyer.token));
    expect(await look(await order(), await anAdmin(app))).toBe(404);
  });
});

const PLAIN = {
  first_name: 'Ana',
  last_name: 'Ruiz',
  neighborhood: 'Galeana',
  street_1: 'Calle Hidalgo',
  telephone_number: '(+52)636-123-4567',
  additional_instructions: 'Portón verde',
};
