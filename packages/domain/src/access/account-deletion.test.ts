import { expect, test } from 'vitest';
import { canDeleteAccount, deletionTime, type OpenMatters } from './account-deletion.ts';

const nothing: OpenMatters = { isLastAdmin: false, ordered: 0, inHand: 0, hasCash: false, hasOpenBusiness: false };

test.each<[keyof OpenMatters, Partial<OpenMatters>, string]>([
  ['isLastAdmin', { isLastAdmin: true }, 'last_admin'],
  ['ordered', { ordered: 1 }, 'has_open_orders'],
  ['inHand', { inHand: 2 }, 'driver_has_orders'],
  ['hasCash', { hasCash: true }, 'has_open_cash'],
  ['hasOpenBusiness', { hasOpenBusiness: true }, 'has_open_business'],
])('an account is not deleted while somebody waits for its person: %s (PRIVACY-2)', (_name, open, refusal) => {
  expect(canDeleteAccount({ ...nothing, ...open })).toEqual({ allowed: false, refusal });
});

test('it is deleted a week after it was asked for where nobody does (PRIVACY-3)', () => {
  expect(canDeleteAccount(nothing)).toEqual({ allowed: true });
  expect(deletionTime(new Date('2026-06-10T15:00:00Z'))).toEqual(new Date('2026-06-17T15:00:00Z'));
});
