import { expect, test } from 'vitest';
import { numberIn } from './field-text.ts';

test.each([
  ['At most 2000 characters', '2,000'],
  ['Must be at most 10000', '10,000'],
  ['At most 1,000 pieces', '1,000'],
  ['At most 60 characters', '60'],
  ['Must be at least -9999999', '-9,999,999'],
  ['Must be an amount of 0.5 or more, or blank', '0.5'],
  ['Is required', undefined],
])('the number in "%s" is read as screens write numbers: %s (CALL-3)', (words, number) => {
  expect(numberIn(words)).toBe(number);
});
