import { describe, expect, test } from 'vitest';
import { amount, flag, id, text, whole } from './common.ts';
import { phone } from './phone.ts';

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success;

describe('an id', () => {
  test.each([1, '1', '0012', 2_147_483_647])('takes %j', (value) => {
    expect(accepts(id, value)).toBe(true);
  });
  test.each([0, -1, 1.5, '1.5', '', ' 1', '1e3', null, true, '2147483648', [1], '１'])('refuses %j', (value) => {
    expect(accepts(id, value)).toBe(false);
  });
});

describe('a text', () => {
  test('is trimmed and put into one form of Unicode (CALL-9)', () => {
    expect(text(10).parse('  nin\u0303o ')).toBe('niño');
  });
  test.each(['', '   ', 'abcdefghijk', 'with\u0000nul', 'turned\u202Eround', 5, null, undefined])(
    'refuses %j',
    (value) => {
      expect(accepts(text(10), value)).toBe(false);
    },
  );
});

describe('an amount', () => {
  test.each([0, 0.01, 19.99, '19.99', 9_999_999.99])('takes %j', (value) => {
    expect(accepts(amount({ max: 9_999_999.99, places: 2 }), value)).toBe(true);
  });
  test.each([-1, 0.001, '1,5', Number.NaN, Number.POSITIVE_INFINITY, 10_000_000, '1e3'])('refuses %j', (value) => {
    expect(accepts(amount({ max: 9_999_999.99, places: 2 }), value)).toBe(false);
  });
});

test.each([
  [true, true],
  ['true', true],
  ['0', false],
  ['False', false],
])('a flag reads %j as %j', (value, meaning) => {
  expect(flag.parse(value)).toBe(meaning);
});

test('a whole number keeps to its bounds', () => {
  expect([1, '1000', 0, 1001, 1.5].map((value) => accepts(whole(1, 1000), value))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a phone number is kept as code and ten digits, however it is typed (PHONE-1)', () => {
  expect(['636 123 4567', '+52 1 636 123 4567', '(+1)636-123-4567'].map((typed) => phone.parse(typed))).toEqual([
    '+526361234567',
    '+526361234567',
    '+16361234567',
  ]);
  expect(accepts(phone, '12345')).toBe(false);
});
