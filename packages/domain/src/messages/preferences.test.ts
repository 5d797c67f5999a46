import { describe, expect, test } from 'vitest';
import { personWith } from '../access/person.ts';
import { isToldOf, isWanted, quietFor, TOPICS, withChoices } from './preferences.ts';

describe('what somebody wants, and by which way (MESSAGE-9)', () => {
  test.each([
    ['everything is pushed unless they say otherwise', {}, 'orders', 'push', true],
    ['what happens to the account comes by mail', {}, 'account', 'mail', true],
    ['nothing else comes by mail', {}, 'orders', 'mail', false],
    ['what was switched off is not pushed', { orders: { push: false } }, 'orders', 'push', false],
    ['what was switched on comes by mail', { orders: { mail: true } }, 'orders', 'mail', true],
    ['another topic stays as it was', { orders: { push: false } }, 'business', 'push', true],
  ] as const)('%s', (_what, choices, topic, way, expected) => {
    expect(isWanted(choices, topic, way)).toBe(expected);
  });
});

test.each([
  ['customer', 'user', ['orders', 'announcements', 'account']],
  ['driver', 'driver', ['deliveries', 'announcements', 'account']],
  ['Admin', 'admin', TOPICS],
] as const)(
  'a %s chooses of what somebody like them is told of, and all of announcements (MESSAGE-9)',
  (_, role, expected) => {
    const viewer = personWith(role, { id: 1, subscriptionActive: false, hasCompany: false });
    expect(TOPICS.filter((topic) => isToldOf(viewer, topic))).toEqual(expected);
  },
);

test('what is chosen leaves the other way of its topic, and other topics, as they were (MESSAGE-9)', () => {
  const before = { orders: { push: false }, site: { mail: true } };
  const chosen = [
    { topic: 'orders', mail: true, push: undefined },
    { topic: 'account', push: false },
  ] as const;
  expect(withChoices(before, chosen)).toEqual({
    orders: { push: false, mail: true },
    site: { mail: true },
    account: { push: false },
  });
});

const hour = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('quiet hours (MESSAGE-9)', () => {
  test.each([
    ['none', null, hour(3), 0],
    ['at their first minute', { from: hour(22), to: hour(7) }, hour(22), hour(9)],
    ['after midnight', { from: hour(22), to: hour(7) }, hour(6, 59), 1],
    ['at their end', { from: hour(22), to: hour(7) }, hour(7), 0],
    ['within a day', { from: hour(13), to: hour(15) }, hour(14), hour(1)],
    ['of no length', { from: hour(13), to: hour(13) }, hour(13), 0],
  ])('%s', (_what, quiet, minutes, expected) => {
    expect(quietFor(quiet, minutes)).toBe(expected);
  });
});
