import { describe, expect, test } from 'vitest';
import { relativesOf } from './word-families.ts';

describe('words of one family (SEARCH-2)', () => {
  test.each([
    ['plomero', 'plomeria'],
    ['carpinteros', 'carpinteria'],
    ['florista', 'floreria'],
    ['taqueria', 'taquero'],
    ['soldador', 'soldadura'],
    ['soldadores', 'soldadura'],
    ['pintor', 'pintura'],
    ['lavar', 'lavado'],
    ['limpiar', 'limpieza'],
    ['instalar', 'instalacion'],
    ['maquillar', 'maquillaje'],
    ['fotografo', 'fotografia'],
  ])('%s, %s', (word, relative) => {
    expect(relativesOf(word)).toContain(relative);
  });

  test.each([
    ['congelador', 'congelado'],
    ['licuadora', 'licuado'],
    ['sombrero', 'sombra'],
    ['cartera', 'carta'],
    ['sopero', 'sopa'],
    ['florero', 'floreria'],
    ['pastor', 'pastura'],
  ])('not %s, %s: what is only made with it', (word, other) => {
    expect(relativesOf(word)).not.toContain(other);
  });

  test('none of a word without such an ending, or with nothing before it', () => {
    expect(['pan', 'leche', 'mar', 'feria'].map(relativesOf)).toEqual([[], [], [], []]);
  });
});
