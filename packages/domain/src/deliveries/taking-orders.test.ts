import { describe, expect, it, test } from 'vitest';
import { ORDER_STATUSES } from '../orders/order-status.ts';
import { canBrowseQueue, currentOrder, type Driver } from './driver.ts';
import { canBeAssigned, canClaim } from './taking-orders.ts';

const free: Driver = { id: 3, availability: 'available', activeDeliveries: 0 };
const away: Driver = { ...free, availability: 'unavailable' };
const pending = { status: 'pending', driverId: null, awaitsConfirmation: false } as const;

describe('a driver claims', () => {
  test.each([
    ['a pending order with empty hands', free, pending, { allowed: true }],
    ['nothing with an order in hand', { ...free, activeDeliveries: 1 }, pending, { refusal: 'has_current_order' }],
    ['nothing while unavailable', away, pending, { refusal: 'driver_unavailable' }],
    [
      "not another driver's order",
      free,
      { ...pending, status: 'shipped', driverId: 4 },
      { refusal: 'order_not_pending' },
    ],
    ['not one already theirs', free, { ...pending, status: 'shipped', driverId: 3 }, { refusal: 'already_yours' }],
  ] as const)('%s', (_rule, driver, order, verdict) => {
    expect(canClaim(driver, order)).toMatchObject(verdict);
  });

  test.each(ORDER_STATUSES)('%s orders only if they are pending', (status) => {
    expect(canClaim(free, { ...pending, status }).allowed).toBe(status === 'pending');
  });
});

describe('an Admin assigns', () => {
  test.each([
    ['a pending order to a free driver', free, 0, { allowed: true }],
    ['up to the fifth order', { ...free, activeDeliveries: 4 }, 0, { allowed: true }],
    ['no sixth order', { ...free, activeDeliveries: 5 }, 0, { refusal: 'driver_full' }],
    ['nobody who is unavailable', away, 0, { refusal: 'driver_unavailable' }],
    ['nothing while holding an order as a driver', free, 1, { refusal: 'admin_has_current_order' }],
  ] as const)('%s', (_rule, driver, adminActiveDeliveries, verdict) => {
    expect(canBeAssigned(driver, pending, adminActiveDeliveries)).toMatchObject(verdict);
  });

  it('neither an order that is under way nor one the driver has', () => {
    expect(canBeAssigned(free, { ...pending, status: 'shipped', driverId: 4 }, 0)).toMatchObject({
      refusal: 'order_not_pending',
    });
    expect(canBeAssigned(free, { ...pending, status: 'shipped', driverId: 3 }, 0)).toMatchObject({
      refusal: 'already_theirs',
    });
  });
});

describe('the current order', () => {
  it('is the oldest one in hand, whatever the order of the list (DELIVERY-3)', () => {
    const orders = [
      { transactionId: 'second', shippedAt: '2026-05-04T15:10:00Z' },
      { transactionId: 'first', shippedAt: '2026-05-04T10:00:00-05:00' },
      { transactionId: 'third', shippedAt: '2026-05-05T00:00:00Z' },
    ];
    expect(currentOrder(orders)).toBe('first');
    expect(currentOrder(orders.toReversed())).toBe('first');
  });

  it('is null with empty hands', () => {
    expect(currentOrder([])).toBeNull();
  });
});

describe('availability', () => {
  it('opens the queue', () => {
    expect([free, away].map(canBrowseQueue)).toEqual([true, false]);
  });
});

test('nobody takes or is given an order that is still to be confirmed (DISPATCH-14)', () => {
  const order = { ...pending, awaitsConfirmation: true };
  expect(canClaim(free, order)).toMatchObject({ refusal: 'awaits_confirmation' });
  expect(canBeAssigned(free, order, 0)).toMatchObject({ refusal: 'awaits_confirmation' });
});
