import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { KEYWORDS } from '../orders/keyword.ts';
import { isSameKeyword, judgeKeyword, type KeywordProof, MAX_WRONG_TRIES, normalizeKeyword } from './keyword.ts';

describe('what the customer said', () => {
  test.each([
    ['mango', 'MANGO'],
    ['cebolla', ' Cebólla '],
    ['cebolla', 'seboya'],
    ['almohada', 'almoada'],
    ['vaca', 'baca'],
    ['queso', 'keso'],
    ['zapato', 'sapato'],
    ['guitarra', 'guitara'],
    ['jirafa', 'girafa'],
    ['leche', 'LECHE.'],
    ['pan de elote', 'pandeelote'],
    ['🥑', ' 🥑 '],
  ])('is the keyword %s when it is heard as “%s” (DELIVERY-13)', (keyword, said) => {
    expect(isSameKeyword(said, keyword)).toBe(true);
  });

  test.each([
    ['mango', 'manga'],
    ['gato', 'jato'],
    ['leche', 'leke'],
    ['🥑', '🍋'],
    ['mango', ''],
  ])('is not the keyword %s when it is “%s”', (keyword, said) => {
    expect(isSameKeyword(said, keyword)).toBe(false);
  });

  test.each(LANGUAGES)('tells all keywords in %s apart', (language) => {
    expect(new Set(KEYWORDS[language].map(normalizeKeyword)).size).toBe(KEYWORDS[language].length);
  });

  it('is heard the same however it is cased and spaced', () => {
    const words = fc.constantFrom(...KEYWORDS.es, ...KEYWORDS.en);
    const isHeard = (word: string) =>
      normalizeKeyword(`  ${[...word].join(' ').toUpperCase()} `) === normalizeKeyword(word);
    fc.assert(fc.property(words, isHeard));
  });
});

describe('a handover', () => {
  const judge = (said: Partial<KeywordProof>, counted = 0) =>
    judgeKeyword({ keyword: null, withoutReason: null, wrongTries: 0, ...said }, { keyword: 'mango', counted });

  test.each<[string, Partial<KeywordProof>, number, object]>([
    ['with the keyword is confirmed', { keyword: 'Mango' }, 0, { check: 'confirmed', wrongTries: 0 }],
    ['with the third word is confirmed', { keyword: 'mango', wrongTries: 2 }, 1, { check: 'confirmed', wrongTries: 2 }],
    ['with a wrong word counts it', { keyword: 'pera' }, 1, { refusal: 'wrong_keyword', wrongTries: 2 }],
    [
      'after three wrong words is refused even with the right one',
      { keyword: 'mango' },
      3,
      { refusal: 'keyword_exhausted' },
    ],
    [
      'after three that the device counted as well',
      { keyword: 'mango', wrongTries: 3 },
      0,
      { refusal: 'keyword_exhausted' },
    ],
    ['with a reason needs none', { withoutReason: 'lost' }, 3, { check: 'without', wrongTries: 3 }],
    ['of a client that asks for none is noted as that', {}, 2, { check: 'not_asked' }],
    ['after three wrong words is refused without a reason', {}, 3, { refusal: 'keyword_exhausted' }],
  ])('%s', (_, said, counted, expected) => {
    expect(judge(said, counted)).toMatchObject(expected);
  });

  it('is never confirmed by more words than may be tried', () => {
    const property = fc.property(fc.nat(9), fc.nat(9), (counted, wrongTries) => {
      const verdict = judge({ keyword: 'mango', wrongTries }, counted);
      expect(verdict.allowed).toBe(Math.max(counted, wrongTries) < MAX_WRONG_TRIES);
    });
    fc.assert(property);
  });
});
