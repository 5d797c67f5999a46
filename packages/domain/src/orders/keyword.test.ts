import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { KEYWORDS, pickKeyword } from './keyword.ts';

describe('the keyword', () => {
  test.each(LANGUAGES)('in %s comes from about 120 different plain lower-case words', (language) => {
    const words = KEYWORDS[language];
    expect(words.length).toBeGreaterThanOrEqual(115);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => !/^[a-z]{4,12}$/.test(word))).toEqual([]);
  });

  it('is one of the words for every random number (ORDER-7)', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    const isWord = (number: number) => KEYWORDS.es.includes(pickKeyword('es', number));
    fc.assert(fc.property(random, isWord));
  });

  it('can be the first word and the last', () => {
    expect(pickKeyword('en', 0)).toBe(KEYWORDS.en[0]);
    expect(pickKeyword('en', 0.999999)).toBe(KEYWORDS.en.at(-1));
  });

  test.each([1, -0.1, Number.NaN])('is not drawn from %d', (random) => {
    expect(() => pickKeyword('en', random)).toThrow(RangeError);
  });
});
