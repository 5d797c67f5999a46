import {
  acceptPlaceProposal,
  declinePlaceProposal,
  getCustomerAddress,
  setAddressPhoto,
  updateCustomerAddress,
} from '@mercadito/contracts/addresses';
import { proposePlace } from '@mercadito/contracts/deliveries/active-deliveries';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aShippedOrder } from '../../../test/orders.ts';
import { aCustomer, aDriver, anAdmin } from '../../../test/people.ts';
import { aPicture, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let order: Awaited<ReturnType<typeof aShippedOrder>>;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  order = await aShippedOrder(app);
});
afterAll(() => app.close());

const PLACE = { latitude: 30.118312, longitude: -107.632047, plus_code: '852J4999+85' };

type Seen = { transaction_id: string; proposed_at: string | undefined };

const run = () => ({ driver_id: order.driver.driverId, transaction_id: order.transactionId });
const deliver = async () =>
  good(await app.call(finishDelivery, { ...run(), delivery_successful: true, keyword: 'mango' }, order.driver.token));
const propose = (where = '30.118312, -107.632047') =>
  app.call(proposePlace, { ...run(), where, accuracy_m: 8 }, order.driver.token);
const address = async () => good(await app.call(getCustomerAddress, { userId: order.buyer.userId }, order.buyer.token));
const key = () => ({ addressId: order.buyer.addressId });
const accept = (by: { token: string } = order.buyer, transaction_id = order.transactionId) =>
  app.call(acceptPlaceProposal, { ...key(), transaction_id }, by.token);

describe('where a driver has found a house (PLACE-9)', () => {
  test('is proposed after the delivery, and becomes the exact place once the customer says so', async () => {
    await deliver();
    expect((await propose()).body).toEqual({ done: true });
    expect(await address()).toMatchObject({
      pin: null,
      proposal: { ...PLACE, accuracy_m: 8, transaction_id: order.transactionId, driver_name: 'Ana' },
    });
    expect((await accept()).body).toMatchObject({ pin: { ...PLACE, accuracy_m: 8 }, proposal: null });
    expect((await accept()).status).toBe(404);
  });

  test('is declined, and the address stays as it was', async () => {
    await deliver();
    await propose();
    const { status, body } = await app.call(declinePlaceProposal, key(), order.buyer.token);
    expect([status, body]).toMatchObject([200, { pin: null, proposal: null }]);
    expect((await app.call(declinePlaceProposal, key(), order.buyer.token)).status).toBe(404);
  });

  test('is not accepted unseen where another one has come meanwhile', async () => {
    await deliver();
    await propose();
    expect((await accept(order.buyer, 'AnotherOrder')).status).toBe(404);
    expect((await address()).proposal).toMatchObject(PLACE);
  });

  test.each([
    ['accepted', (seen: Seen) => app.call(acceptPlaceProposal, { ...key(), ...seen }, order.buyer.token)],
    [
      'declined',
      ({ proposed_at }: Seen) => app.call(declinePlaceProposal, { ...key(), proposed_at }, order.buyer.token),
    ],
  ])('is not %s unseen where its driver has said another meanwhile', async (_what, answer) => {
    await deliver();
    await propose();
    const seen = async () => {
      const { transaction_id = '', proposed_at } = (await address()).proposal ?? {};
      return { transaction_id, proposed_at };
    };
    const first = await seen();
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    await propose('30.12, -107.63');
    expect((await answer(first)).status).toBe(404);
    expect((await answer(await seen())).body).toMatchObject({ proposal: null });
  });

  test('is said by who has brought the order alone, and not before', async () => {
    expect([(await propose()).status, (await propose()).body]).toMatchObject([409, { code: 'place_too_late' }]);
    await deliver();
    const [other, admin] = [await aDriver(app), await anAdmin(app)];
    const where = '30.118312, -107.632047';
    const byOther = { ...run(), driver_id: other.driverId, where };
    expect((await app.call(proposePlace, byOther, other.token)).status).toBe(404);
    expect((await app.call(proposePlace, { ...run(), where }, admin.token)).status).toBe(403);
    expect((await app.call(proposePlace, { ...run(), where }, order.buyer.token)).status).toBe(403);
    expect((await propose('la casa azul')).body).toMatchObject({ code: 'place_unreadable' });
    expect((await address()).proposal).toBeNull();
  });

  test('is nobody else’s to answer (CALL-2)', async () => {
    await deliver();
    await propose();
    const stranger = await aCustomer(app);
    expect((await accept(stranger)).status).toBe(404);
    expect((await app.call(declinePlaceProposal, key(), stranger.token)).status).toBe(404);
  });

  test('is not kept of a house that is another by now, and goes with it', async () => {
    await deliver();
    const { id, postal_code, state, country, municipality, user, pin, proposal, has_photo, is_default, ...fields } =
      await address();
    await propose();
    const move = (street_1: string) =>
      app.call(updateCustomerAddress, { ...fields, adress_id: id, street_1, updated_at: undefined }, order.buyer.token);
    expect((await move('Another street')).body.proposal).toBeNull();
    expect((await propose()).status).toBe(200);
    expect((await address()).proposal).toBeNull();
  });

  test.each(['neighborhood', 'street_1', 'exterior_number'] as const)(
    'is not kept where the version before writes another %s, nor are exact place and photo (PLACE-6, PLACE-8)',
    async (field) => {
      await deliver();
      await propose();
      await accept();
      good(await app.call(setAddressPhoto, { ...key(), photo: aPicture() }, order.buyer.token));
      await propose();
      const write = (fields: object) =>
        app.db.updateTable('customer_addresses').set(fields).where('id', '=', order.buyer.addressId).execute();
      await write({ [field]: (await address())[field], first_name: 'Eva' });
      expect(await address()).toMatchObject({ pin: PLACE, has_photo: true, proposal: PLACE });
      await write({ [field]: 'Another' });
      expect(await address()).toMatchObject({ pin: null, has_photo: false, proposal: null });
      await write({ [field]: 'A third', latitude_micros: 30_000_000, longitude_micros: -107_000_000 });
      expect(await address()).toMatchObject({ pin: { latitude: 30, longitude: -107 } });
    },
  );
});
