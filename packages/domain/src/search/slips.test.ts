import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formsOf, slipsBetween, slipsForgiven } from './slips.ts';

describe('slips of the finger (SEARCH-2)', () => {
  test.each([
    ['pizza', 'pizza', 0],
    ['pixza', 'pizza', 1],
    ['piza', 'pizza', 1],
    ['pizzza', 'pizza', 1],
    ['pziza', 'pizza', 1],
    ['hanburgueza', 'hamburguesa', 2],
    ['milk', 'mil', 1],
    ['pan', 'sal', 2],
  ])('between %s and %s are %i', (typed, word, slips) => {
    expect(slipsBetween(typed, word)).toBe(slips);
    expect(slipsBetween(word, typed)).toBe(slips);
  });

  test('what follows does not count where a word is not finished', () => {
    expect(slipsBetween('tortila', 'tortillero', true)).toBe(1);
    expect(slipsBetween('tortila', 'tortillero')).toBe(4);
  });

  test.each([
    ['pan', 0],
    ['taco', 1],
    ['tortila', 1],
    ['martillo', 2],
    ['600ml', 0],
  ] as const)('in %s %i are forgiven', (word, slips) => {
    expect(slipsForgiven(word)).toBe(slips);
  });

  it('leave a form that both words have', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdef'), minLength: 4, maxLength: 11 });
    fc.assert(
      fc.property(letters, letters, (typed, word) => {
        const isNear = slipsBetween(typed, word) <= Math.min(slipsForgiven(typed), slipsForgiven(word));
        return !isNear || formsOf(typed).some((form) => formsOf(word).includes(form));
      }),
      { numRuns: 3_000 },
    );
  });
});
