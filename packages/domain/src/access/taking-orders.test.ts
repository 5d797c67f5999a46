import { expect, test } from 'vitest';
import { personWith } from './person.ts';
import { membershipNotice, takesOrders } from './taking-orders.ts';

const facts = { id: 1, subscriptionActive: false, hasCompany: true };
const running = { ...facts, subscriptionActive: true };
const strict = { ownersNeedSubscription: true };

test.each([
  ['with a membership that runs', personWith('user', running), strict, true],
  ['whose membership has ended', personWith('user', facts), strict, false],
  ['who has become a driver, with a membership', personWith('driver', running), strict, true],
  ['who has become a driver, without one', personWith('driver', facts), strict, false],
  ['who is an Admin', personWith('admin', facts), strict, true],
  ['without one, where owners need none', personWith('user', facts), { ownersNeedSubscription: false }, true],
])('the business of an owner %s takes orders: %# (SELLING-1)', (_whose, owner, settings, expected) => {
  expect(takesOrders(owner, settings)).toBe(expected);
});

test.each([
  [null, 'ended'],
  ['2026-06-15T18:00:00.000Z', 'ended'],
  ['2026-06-15T18:00:00.001Z', 'lastDay'],
  ['2026-06-16T18:00:00.000Z', 'lastDay'],
  ['2026-06-16T18:00:00.001Z', 'lastWeek'],
  ['2026-06-22T18:00:00.000Z', 'lastWeek'],
  ['2026-06-22T18:00:00.001Z', null],
])('of a membership until %s an owner is told: %s (SELLING-4)', (until, expected) => {
  expect(membershipNotice(until === null ? null : new Date(until), new Date('2026-06-15T18:00:00Z'))).toBe(expected);
});
