import { expect, test } from 'vitest';
import { canDeleteAccount, deletionTime, isDeletionDue, type OpenMatters } from './account-deletion.ts';

const nothing: OpenMatters = { isLastAdmin: false, ordered: 0, inHand: 0, hasCash: false, hasOpenBusiness: false };

test.each<[keyof OpenMatters, Partial<OpenMatters>, string]>([
  ['isLastAdmin', { isLastAdmin: true }, 'last_admin'],
  ['ordered', { ordered: 1 }, 'has_open_orders'],
  ['inHand', { inHand: 2 }, 'has_orders_in_hand'],
  ['hasCash', { hasCash: true }, 'has_open_cash'],
  ['hasOpenBusiness', { hasOpenBusiness: true }, 'has_open_business'],
])('an account is not deleted while somebody waits for its person: %s (PRIVACY-2)', (_name, open, refusal) => {
  expect(canDeleteAccount({ ...nothing, ...open })).toEqual({ allowed: false, refusal });
});

test('it is deleted where nobody does, and its time has come (PRIVACY-3)', () => {
  expect(canDeleteAccount(nothing)).toEqual({ allowed: true });
  const at = new Date('2026-06-18T10:30:00Z');
  expect(isDeletionDue(at, at)).toBe(true);
  expect(isDeletionDue(at, new Date(at.getTime() - 1))).toBe(false);
  expect(isDeletionDue(null, at)).toBe(false);
});

test.each([
  ['in the afternoon', '2026-06-10T22:00:00Z', '2026-06-18T11:30:00Z'],
  ['late in the evening, when it is another day elsewhere', '2026-06-11T05:00:00Z', '2026-06-18T11:30:00Z'],
  ['before the night’s job', '2026-06-10T11:00:00Z', '2026-06-17T11:30:00Z'],
  ['at the minute', '2026-06-10T11:30:00Z', '2026-06-17T11:30:00Z'],
  ['after it', '2026-06-10T11:31:00Z', '2026-06-18T11:30:00Z'],
])('an account is deleted in the town’s first night after a week, asked %s (PRIVACY-3)', (_when, now, at) => {
  expect(deletionTime(new Date(now), 'America/Hermosillo')).toEqual(new Date(at));
});

test('a change of clocks takes nothing of the week (PRIVACY-3)', () => {
  const night = (now: string) => deletionTime(new Date(now), 'America/Ciudad_Juarez').toISOString();
  expect([night('2026-03-05T11:00:00Z'), night('2026-10-29T10:00:00Z')]).toEqual([
    '2026-03-13T10:30:00.000Z',
    '2026-11-05T11:30:00.000Z',
  ]);
});
