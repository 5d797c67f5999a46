import { describe, expect, test } from 'vitest';
import { basesOf } from './diminutives.ts';
import { soundOf } from './sound.ts';

describe('a diminutive means what it is a little one of (SEARCH-1)', () => {
  test.each([
    ['manzanita', 'manzana'],
    ['saladitas', 'salada'],
    ['taquitos', 'taco'],
    ['juguito', 'jugo'],
    ['tacita', 'taza'],
    ['panecito', 'pan'],
    ['cafecito', 'cafe'],
    ['pastelito', 'pastel'],
  ])('%s: %s', (word, base) => {
    expect(basesOf(word).map(soundOf)).toContain(soundOf(base));
  });

  test.each(['pan', 'asador', 'vista', 'frito'])('%s is none', (word) => {
    expect(basesOf(word).filter((base) => base.length > 3)).toEqual([]);
  });
});
