import { describe, expect, test } from 'vitest';
import { amountAt } from './amounts.ts';
import { readQuery } from './read-query.ts';

const at = (text: string) => amountAt(text.split(' '), 0);
const spelled = (text: string) => at(text)?.kin.map((phrase) => phrase.join(' '));

describe('amounts that are wanted (SEARCH-3)', () => {
  test.each([
    ['medio kilo de nuez', 'medio kilo', '500 g'],
    ['cuarto de kilo', 'cuarto de kilo', '250 g'],
    ['1 2 kilo de tortillas', '1 2 kilo', '500 g'],
    ['2 litros', '2 litros', '2 l'],
    ['600ml', '600ml', '600 ml'],
    ['600 ml', '600 ml', '600ml'],
    ['kilo', 'kilo', 'kg'],
  ])('%s: %s, or %s', (text, words, other) => {
    expect(at(text)?.words.join(' ')).toBe(words);
    expect(spelled(text)).toContain(other);
  });

  test.each(['medio menudo', '3 leches', 'g', 'l', '15', 'llanta 15', 'medio'])('none in %s', (text) => {
    expect(at(text)).toBeNull();
  });

  test('are told from what is looked for', () => {
    const terms = readQuery('nuez medio kilo', new Map()).map(({ words, isAmount }) => [words.join(' '), isAmount]);
    expect(terms).toEqual([
      ['nuez', false],
      ['medio kilo', true],
    ]);
  });
});
