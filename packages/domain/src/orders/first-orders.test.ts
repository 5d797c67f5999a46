import { describe, expect, test } from 'vitest';
import { canConfirm, canOrderMore, hasToBeConfirmed, OPEN_STATUSES } from './first-orders.ts';

const KNOWN = { isKnown: true, failedOfNumber: 0, failedOfAddress: 0, hasReceived: true, openOrders: 0 };

test.each([
  ['nothing was delivered to', { isKnown: false }, true],
  ['a delivery failed with the telephone', { failedOfNumber: 1 }, true],
  ['a delivery failed at the address', { failedOfAddress: 1 }, true],
  ['all went well', {}, false],
])('an order of somebody of whom %s has to be confirmed or not: %o → %s (DISPATCH-14)', (_who, record, has) => {
  expect(hasToBeConfirmed({ ...KNOWN, ...record })).toBe(has);
});

describe('before anything was delivered', () => {
  test.each([
    [0, true],
    [1, true],
    [2, false],
    [3, false],
  ])('somebody with %i open orders may order once more: %s (DISPATCH-15)', (openOrders, allowed) => {
    expect(canOrderMore({ ...KNOWN, hasReceived: false, openOrders }).allowed).toBe(allowed);
  });
});

test('whoever has received an order may have as many as they like (DISPATCH-15)', () => {
  expect(canOrderMore({ ...KNOWN, openOrders: 30 }).allowed).toBe(true);
});

test('open are orders that may still come to something, and only a waiting one is confirmed', () => {
  expect(OPEN_STATUSES).toEqual(['pending', 'shipped', 'delivery_failed']);
  expect(OPEN_STATUSES.filter(canConfirm)).toEqual(['pending']);
});
