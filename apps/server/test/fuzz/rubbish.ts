import fc from 'fast-check';

const deep = (levels: number): unknown => (levels === 0 ? 'bottom' : [{ deeper: deep(levels - 1) }]);
const cursorOf = (...values: unknown[]): string => Buffer.from(JSON.stringify(values)).toString('base64url');

const NUMBERS = [0, -0, -1, 1.5, 0.1, 91, 1001, 100_001, 2_147_483_647, 2_147_483_648, 2 ** 53, 1e21, 1e308, -1e308];

const NUMBER_WORDS = [
  'NaN',
  'Infinity',
  '-1',
  '0',
  '00',
  '007',
  '1e5',
  '0x10',
  '1.',
  '.5',
  '1,5',
  '٣',
  '１',
  '9999999999',
];

const LETTERS = [
  '\u0000',
  'before\u0000after',
  '\u0001\u0008\u001b[31m',
  '\u007f\u0085',
  'line\nbreak\tand\r\n',
  '\u202Eesrever\u202C',
  '\u2066isolated\u2069',
  '\u200B',
  '\uFEFF',
  '\uD800',
  'half\uDC00pair',
  '👩‍👩‍👧‍👦🇲🇽',
  'e\u0301\u0301\u0301\u0301',
  'İ'.repeat(60),
  'ß'.repeat(60),
  'ﷺ'.repeat(60),
  '\u0344'.repeat(60),
  '𝔘𝔫𝔦𝔠𝔬𝔡𝔢',
  '日本語',
  'ñÑáÁ',
];

const ATTACKS = [
  "'; drop table users; --",
  '%',
  '_%\\',
  '\\',
  '"',
  '`',
  '#{1}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'http://',
  'https://\u0000',
  '../../../etc/passwd',
  '..%2f..%2f',
  '(((((((((((((',
  '[a-z]+*?{2}|^$',
  'a'.repeat(24),
  '{"$ne":null}',
  '$1',
  ',,,',
  '1,2,x',
  '[1,2',
];

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'undefined', 'true'];

const DATES = [
  '2026-02-30',
  '0000-01-01',
  '0001-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31',
  '9999-12-31T23:59:59Z',
  '2026-06-10T16:00:00+25:00',
  '+275760-09-13T00:00:00Z',
  '24:00',
  '-1:30',
];

const CURSORS = [
  cursorOf('2026-06-10T16:00:00.000Z', 1),
  cursorOf('9999-99-99T99:99:99.999Z', 1),
  cursorOf('', 0),
  cursorOf('text', 2 ** 53),
  cursorOf('\u0000', 1),
  cursorOf('\uD800', 1),
  cursorOf(0, 0),
  cursorOf(-1.5, 1),
  cursorOf(9_007_199_254_740_991, 9_007_199_254_740_991),
  cursorOf(null, null),
  cursorOf(['nested'], {}),
  'bm90IGpzb24',
  '====',
];

const LONG = [61, 81, 121, 161, 301, 501, 1001, 2001, 5001, 10_001, 40_001].map((length) => 'x'.repeat(length));

const OTHERS = [null, true, false, '', ' ', [], [[]], {}, [null], [0], { id: 1 }, deep(30), deep(300)];

/** A value of every kind that goes wrong somewhere. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...NUMBERS),
  fc.constantFrom<unknown>(...NUMBER_WORDS),
  fc.constantFrom<unknown>(...LETTERS),
  fc.constantFrom<unknown>(...ATTACKS),
  fc.constantFrom<unknown>(...NAMES),
  fc.constantFrom<unknown>(...DATES),
  fc.constantFrom<unknown>(...LONG),
  fc.constantFrom<unknown>(...OTHERS),
  fc.string({ unit: 'binary', maxLength: 70 }),
  fc.array(fc.integer(), { maxLength: 120 }),
);

// Well-formed, and nobody's.
const NOBODYS = [2_000_000_000, 2_147_483_647, '999999', 'AAAAAAAAAAAA'];
const LIKELY: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/^cursor$/, CURSORS],
  [/_until$/, DATES],
  [/(^|_)id$|Id$|^(user|company|category|user_address|current_order)$/, NOBODYS],
];

/** What a field of that name may choke on: half of it of the kind that comes past the first look. */
export function rubbishFor(field: string): fc.Arbitrary<unknown> {
  const [, likely = LETTERS] = LIKELY.find(([pattern]) => pattern.test(field)) ?? [];
  return fc.oneof(fc.constantFrom<unknown>(...likely), anything);
}

/** Names of fields that no contract has, some of which JavaScript has on every object. */
export const strangeName: fc.Arbitrary<string> = fc.constantFrom(...NAMES, 'extra', 'role', 'is_admin', '');
