import { expect, test } from 'vitest';
import { completionsOf } from './completions.ts';

const NAMES = ['Pan dulce', 'Pañales', 'Panecillos y más PAÑALES', 'Sartén Pánico'];

test.each([
  ['pañ', ['Pañales', 'Pan'], []],
  ['pana', NAMES, ['pañales']],
  ['pane', NAMES, ['panecillos']],
  ['sart', NAMES, ['sartén']],
  ['caja de pane', NAMES, ['caja de panecillos']],
  ['PANI', NAMES, ['pánico']],
  ['pañale', NAMES, ['pañales']],
  ['pa', ['Papel', 'Pala', 'Papel', 'Pañal'], ['papel', 'pala']],
])('the last word of "%s" is finished by names that were found (SEARCH-10)', (typed, names, completions) => {
  expect(completionsOf(typed, names)).toEqual(completions);
});

test.each([
  ['pan', 'stands there as it is'],
  ['pane ', 'is finished by a blank'],
  ['xy', 'begins none'],
  ['pañales pañal', 'would say one twice'],
  ['', 'is none'],
])('"%s" is not finished: its last word %s (SEARCH-10)', (typed) => {
  expect(completionsOf(typed, NAMES)).toEqual([]);
});
