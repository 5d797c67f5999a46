import { assignOrder } from '@mercadito/contracts/deliveries/admin';
import { getDriverProfile, setDriverAvailability } from '@mercadito/contracts/deliveries/driver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPendingOrder } from '../../../test/orders.ts';
import { aDriver, anAdmin, type Person } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

type Driver = Awaited<ReturnType<typeof aDriver>>;
const switchTo = (driver: Driver, availability_status: 'available' | 'unavailable') =>
  app.call(setDriverAvailability, { driver_id: driver.driverId, availability_status }, driver.token);

describe('a driver’s availability', () => {
  test('is switched by themselves, or by an Admin for the right person', async () => {
    const [driver, other] = [await aDriver(app), await aDriver(app)];
    expect((await switchTo(driver, 'unavailable')).body.settings.availability_status).toBe('unavailable');
    const asleep = { driver_id: driver.driverId, availability_status: 'asleep' };
    expect((await app.callWrongly(setDriverAvailability, asleep, driver.token)).status).toBe(400);
    const input = { driver_id: driver.driverId, availability_status: 'available' as const };
    expect((await app.call(setDriverAvailability, input, admin.token)).status).toBe(200);
    const mixed = { ...input, user_id: other.userId };
    expect((await app.call(setDriverAvailability, mixed, admin.token)).status).toBe(404);
  });
});

describe('somebody who drives no more', () => {
  test('is not set available, and is given no order, whatever the switch had said', async () => {
    const driver = await aDriver(app);
    const { transactionId } = await aPendingOrder(app);
    await app.db.updateTable('users').set({ role: 'User' }).where('id', '=', driver.userId).execute();
    const input = { driver_id: driver.driverId, availability_status: 'available' as const };
    const set = await app.call(setDriverAvailability, input, admin.token);
    expect([set.status, set.body]).toMatchObject([409, { code: 'driver_stopped' }]);
    const given = await app.call(assignOrder, { driverId: driver.driverId, transactionId }, admin.token);
    expect([given.status, given.body]).toMatchObject([409, { code: 'driver_unavailable' }]);
  });
});

describe('when a driver works', () => {
  const setHours = (driver: Driver, daily_start_time?: string | null, daily_end_time?: string | null) =>
    app.call(setDriverAvailability, { driver_id: driver.driverId, daily_start_time, daily_end_time }, admin.token);

  test('is set and taken away without touching whether they are on duty (DELIVERY-32)', async () => {
    const driver = await aDriver(app);
    const overnight = { availability_status: 'available', daily_start_time: '22:00', daily_end_time: '02:30' };
    expect((await setHours(driver, '22:00', '02:30')).body.settings).toEqual(overnight);
    await switchTo(driver, 'unavailable');
    const { body } = await app.call(getDriverProfile, { userId: driver.userId }, driver.token);
    expect(body.settings).toEqual({ ...overnight, availability_status: 'unavailable' });
    expect((await setHours(driver, null, null)).body.settings).toMatchObject({
      daily_start_time: null,
      daily_end_time: null,
    });
  });

  test.each([
    ['nothing at all', [], 'availability_status'],
    ['a start alone', ['08:00'], 'daily_end_time'],
    ['an end alone', [undefined, '16:00'], 'daily_start_time'],
    ['a start without its end', ['08:00', null], 'daily_end_time'],
    ['an end without its start', [null, '16:00'], 'daily_start_time'],
    ['one time twice', ['08:00', '08:00'], 'daily_end_time'],
  ] as const)('is refused as %s, by its field', async (_what, [start, end], field) => {
    const driver = await aDriver(app);
    const { status, body } = await setHours(driver, start, end);
    expect([status, body]).toMatchObject([400, { errors: { [field]: [expect.any(String)] } }]);
  });

  test('is a time of the clock', async () => {
    const driver = await aDriver(app);
    const { status, body } = await setHours(driver, '24:00', '8:00');
    const wrong = ['Must be a time such as 08:30'];
    expect([status, body]).toMatchObject([400, { errors: { daily_start_time: wrong, daily_end_time: wrong } }]);
  });
});
