import { describe, expect, it, test } from 'vitest';
import { ORDER_STATUSES } from '../orders/order-status.ts';
import { canDriverSeeOrder, type OrderViewer, orderPrivacy } from './order-privacy.ts';

const queued = { userId: 1, driverId: null, status: 'pending' } as const;
const held = { userId: 1, driverId: 3, status: 'shipped' } as const;
const delivered = { userId: 1, driverId: 3, status: 'delivered' } as const;

const customer: OrderViewer = { as: 'customer', userId: 1 };
const driver: OrderViewer = { as: 'driver', driverId: 3 };

describe('what of an order is private', () => {
  test.each([
    ['its customer sees all', customer, held, true, true, true],
    ['another customer sees nothing', { as: 'customer', userId: 2 }, held, false, false, false],
    ['an Admin sees all', { as: 'admin' }, delivered, true, true, true],
    ['a company sees nothing', { as: 'company' }, held, false, false, false],
    ['a driver browsing the queue sees the way', driver, queued, false, true, false],
    ['another driver sees nothing', { as: 'driver', driverId: 4 }, held, false, false, false],
    ["another driver's history shows nothing", { as: 'driver', driverId: 4 }, delivered, false, false, false],
    ['the own history shows the way, and what was taken', driver, delivered, false, true, true],
  ] as const)('%s', (_rule, viewer, order, secrets, street, taken) => {
    expect(orderPrivacy(viewer, order)).toEqual({
      keyword: secrets,
      keywordHash: secrets,
      phones: secrets,
      door: secrets,
      street,
      taken,
    });
  });

  test('the driver who holds it sees all but the keyword, and can check the word that the customer says', () => {
    const shown = { keyword: false, keywordHash: true, phones: true, door: true, street: true, taken: true };
    expect(orderPrivacy(driver, held)).toEqual(shown);
  });

  test.each(ORDER_STATUSES)('no driver ever sees the keyword of a %s order (DELIVERY-4)', (status) => {
    for (const driverId of [null, 3, 4])
      expect(orderPrivacy(driver, { userId: 1, driverId, status }).keyword).toBe(false);
  });

  test.each(ORDER_STATUSES)(
    'a driver who does not hold a %s order never sees a phone, the hash, what leads to the door or what was taken (DELIVERY-4, PLACE-7)',
    (status) => {
      for (const driverId of [null, 4]) {
        expect(orderPrivacy(driver, { userId: 1, driverId, status })).toMatchObject({
          keywordHash: false,
          phones: false,
          door: false,
          taken: false,
        });
      }
    },
  );
});

describe('an order exists for a driver', () => {
  const free = { id: 3, availability: 'available', activeDeliveries: 0 } as const;

  it('when it is theirs, and when it waits in the queue while they are available', () => {
    expect(canDriverSeeOrder(free, delivered)).toBe(true);
    expect(canDriverSeeOrder(free, queued)).toBe(true);
    expect(canDriverSeeOrder({ ...free, availability: 'unavailable' }, queued)).toBe(false);
    expect(canDriverSeeOrder({ ...free, id: 4 }, held)).toBe(false);
  });
});
