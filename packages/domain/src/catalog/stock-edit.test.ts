import { expect, test } from 'vitest';
import { stockAfterEdit } from './stock-edit.ts';

test.each([
  ['what was not touched leaves what was ordered meanwhile ordered', 2, 10, 10, 2],
  ['more are added to what is left', 2, 15, 10, 7],
  ['fewer are taken from what came back', 12, 8, 10, 10],
  ['no fewer than none are left', 2, 5, 10, 0],
  ['no more than there can be', 999_999, 20, 10, 1_000_000],
  ['a number that nobody had read is set', 2, 10, undefined, 10],
  ['one that nobody counted is set', null, 10, 4, 10],
])('%s', (_, current, wanted, was, expected) => {
  expect(stockAfterEdit({ current, wanted, was })).toBe(expected);
});
