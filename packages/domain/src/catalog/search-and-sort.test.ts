import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isSearchable, normaliseSearchText, searchWords } from './search-text.ts';
import { pickShuffle, sortKeyOf } from './sorting.ts';

describe('a search', () => {
  test.each([
    ['  Café   MOLIDO ', ['cafe', 'molido']],
    ['Piñata', ['pinata']],
    ['Coca-Cola 2½ l.', ['coca', 'cola', '21', '2', 'l']],
    ['¿¡!?', []],
    ['', []],
  ])('for "%s" has the words %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
    expect(isSearchable(text)).toBe(words.length > 0);
  });

  it('that is normalised stays as it is', () => {
    const isStable = (text: string) => normaliseSearchText(normaliseSearchText(text)) === normaliseSearchText(text);
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), isStable));
  });
});

describe('sorting', () => {
  it('knows both spellings of the date', () => {
    const keys = ['date_created', 'date_create', 'price', 'name', 'rating'];
    expect(keys.map(sortKeyOf)).toEqual(['date_created', 'date_created', 'price', 'name', 'date_created']);
  });

  it('at random picks one of five shuffles (LIST-5)', () => {
    expect([0, 0.2, 0.4, 0.6, 0.8, 0.999].map(pickShuffle)).toEqual([1, 2, 3, 4, 5, 5]);
    expect(() => pickShuffle(1)).toThrow(RangeError);
  });
});
