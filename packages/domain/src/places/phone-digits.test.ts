import { expect, test } from 'vitest';
import { phoneDigitsIn } from './phone.ts';

test.each([
  ['+52 636 111 2233', '526361112233'],
  ['+52 1 636 111 2233', '526361112233'],
  ['044 636 111 2233', '526361112233'],
  ['(636) 111-2233', '6361112233'],
  ['6361112233', '6361112233'],
  ['+1 915 555 0100', '19155550100'],
  ['1 915 555 0100', '9155550100'],
  ['11 22 33', '112233'],
  ['2233', '2233'],
  ['233', '233'],
])('a search for "%s" means the digits %s', (search, digits) => {
  expect(phoneDigitsIn(search)).toBe(digits);
});

test.each(['33', '', '+', 'ana 2233', '2233 ruiz', 'ana@example.com', '9'.repeat(18), '22%33'])(
  'a search for "%s" means no telephone number',
  (search) => {
    expect(phoneDigitsIn(search)).toBeNull();
  },
);
