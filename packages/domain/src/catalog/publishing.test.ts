import { expect, test } from 'vitest';
import { BULK_CHANGES, canPublish, isWithdrawal } from './publishing.ts';

test.each([
  ['a draft without a picture', false, false, false],
  ['a draft with one', false, true, true],
  ['what is published already, with or without one', true, false, true],
])('published with others may be %s: %s, %s → %s', (_, published, hasPicture, expected) => {
  expect(canPublish({ published, hasPicture }, true)).toBe(expected);
  expect(canPublish({ published, hasPicture }, false)).toBe(true);
});

test.each([
  ['available off', { available: false }, true],
  ['published off', { published: false }, true],
  ['available on', { available: true }, false],
  ['another switch off', { is_pin: false }, false],
])('goods are withdrawn by a change of many: %s → %s', (_, change, expected) => {
  expect(isWithdrawal({ ids: [1], ...change })).toBe(expected);
});

test.each([...BULK_CHANGES, 'restore'].filter((field) => field !== 'available'))(
  'nothing is withdrawn together with %s',
  (field) => {
    expect(isWithdrawal({ ids: [1], available: false, [field]: 1 })).toBe(false);
  },
);
