import { describe, expect, test } from 'vitest';
import { ITEM_STATUSES, type ItemStatus } from './item-status.ts';
import { orderStage, pickUpsOf } from './order-stage.ts';
import { ORDER_STATUSES } from './order-status.ts';

const AT = '2026-11-26T18:00:00.000Z';
const part = (picked_up_at: string | null, ...statuses: ItemStatus[]) => ({
  picked_up_at,
  orderItem: (statuses.length === 0 ? ITEM_STATUSES : statuses).map((status) => ({ status })),
});

describe('an order that a driver has (ORDER-15)', () => {
  test.each([
    ['taken while nothing was ticked', [part(null), part(null)], { name: 'taken' }],
    ['being picked up once something was', [part(AT), part(null)], { name: 'picking_up', done: 1, total: 2 }],
    ['on the way once all was', [part(AT), part(AT)], { name: 'on_the_way' }],
    [
      'on the way without a business that has nothing left',
      [part(AT), part(null, 'not_found')],
      { name: 'on_the_way' },
    ],
    ['on the way where all that was fetched is left out later', [part(AT, 'not_found')], { name: 'on_the_way' }],
    ['taken where nothing is left at all', [part(null, 'canceled'), part(null, 'not_found')], { name: 'taken' }],
  ])('is %s', (_, parts, stage) => {
    expect(orderStage({ status: 'shipped', pick_ups: pickUpsOf(parts) })).toEqual(stage);
  });

  test.each([
    ['nothing was ticked', [part(null), part(null)]],
    ['one of two was', [part(AT), part(null)]],
    ['all was', [part(AT), part(AT)]],
  ])('is on the way once its driver says so, where %s', (_, parts) => {
    expect(orderStage({ status: 'shipped', pick_ups: pickUpsOf(parts), on_way_at: AT })).toEqual({
      name: 'on_the_way',
    });
  });

  test('stands where its pick-ups do while its driver has not said so', () => {
    const named = (...parts: ReturnType<typeof part>[]) =>
      orderStage({ status: 'shipped', pick_ups: pickUpsOf(parts), on_way_at: null }).name;
    expect([named(part(null)), named(part(AT), part(null)), named(part(AT))]).toEqual([
      'taken',
      'picking_up',
      'on_the_way',
    ]);
  });

  test('is taken where an older server says nothing of pick-ups', () => {
    expect(orderStage({ status: 'shipped' })).toEqual({ name: 'taken' });
    expect(pickUpsOf([{ orderItem: [{ status: 'approved' }] }])).toEqual({ done: 0, total: 1 });
  });
});

test('an order that waits is to be confirmed until it is, or has ended (ORDER-15, DISPATCH-14)', () => {
  expect(orderStage({ status: 'pending', awaits_confirmation: true })).toEqual({ name: 'to_confirm' });
  expect(orderStage({ status: 'pending', awaits_confirmation: false })).toEqual({ name: 'pending' });
  expect(orderStage({ status: 'cancelled', awaits_confirmation: true })).toEqual({ name: 'cancelled' });
});

test('every other status is where the order stands, whatever was ticked or not: a delivery implies its pick-ups (ORDER-15)', () => {
  const ticks = [part(null), part(AT)];
  for (const status of ORDER_STATUSES.filter((each) => each !== 'shipped')) {
    expect(orderStage({ status, pick_ups: pickUpsOf(ticks), on_way_at: AT })).toEqual({ name: status });
  }
  expect(orderStage({ status: 'other' })).toEqual({ name: 'other' });
});
