import { describe, expect, test } from 'vitest';
import { indexKin, readGroup } from './kin/kin.ts';
import { meaningOf } from './meaning.ts';
import { type Candidate, rankOf } from './ranking.ts';
import { readQuery } from './read-query.ts';

const KIN = indexKin(['leche, milk', 'refresco, coca', 'pan dulce, bolillo', 'caja para coca, galleta'].map(readGroup));
const CATALOGUE =
  'leche entera deslactosada leches tripa pan dulce botas votas bota queso coca refresco caja galleta martillo mazo';
const vocabulary = { words: new Set(CATALOGUE.split(' ')), isPartial: false };
const DAIRY = 7;

const terms = (search: string) =>
  readQuery(search, KIN).map((term) => ({
    ...meaningOf(term, vocabulary),
    categoryIds: new Set(term.words[0] === 'leche' ? [DAIRY] : []),
    kinCategoryIds: new Set<number>(),
  }));
const plain = { categoryId: 1, isAvailable: true, isOpen: true, ordered: 0 };
const thing = (name: string, more: Partial<Candidate> = {}): Candidate => ({
  ...plain,
  name: name.split(' '),
  ...more,
});

describe('of two things that a search finds the first stands before the second (SEARCH-5)', () => {
  test.each([
    ['name before category', 'leche', thing('caja leche'), thing('queso', { categoryId: DAIRY })],
    ['category before description', 'leche', thing('queso', { categoryId: DAIRY }), thing('galleta')],
    ['exact before sound', 'leche', thing('leche entera'), thing('leches entera')],
    ['exact before sound, whatever begins with it', 'botas', thing('caja botas'), thing('votas caja')],
    ['the word before its kin', 'coca', thing('caja coca'), thing('refresco')],
    ['a name before an exact word of a description', 'coca', thing('refresco'), thing('galleta')],
    ['sound before slip', 'botaz', thing('caja botas'), thing('caja')],
    ['more of the terms in the name', 'leche queso', thing('leche queso'), thing('leche entera')],
    ['what it begins with', 'leche', thing('leche entera'), thing('tripa de leche')],
    [
      'what it begins with, though it is sold out',
      'leche',
      thing('leche', { isAvailable: false }),
      thing('tripa de leche'),
    ],
    ['what is of a category of that name', 'leche', thing('leche polvo', { categoryId: DAIRY }), thing('leche entera')],
    ['in stock before sold out', 'leche', thing('leche entera'), thing('leche', { isAvailable: false })],
    ['open before closed', 'leche', thing('leche entera'), thing('leche', { isOpen: false })],
    ['in stock before open', 'leche', thing('leche', { isOpen: false }), thing('leche', { isAvailable: false })],
    ['the whole name before a part', 'leche', thing('leche'), thing('leche entera')],
    ['the thing before what is for it, though that is written so', 'coca', thing('refresco'), thing('caja para coca')],
    [
      'what is called so before its kin, also with its "para"',
      'caja para coca',
      thing('caja para coca'),
      thing('galleta'),
    ],
    ['the words of a name side by side', 'pan dulce', thing('caja pan dulce'), thing('pan queso dulce')],
    ['what is ordered', 'leche', thing('leche entera', { ordered: 3 }), thing('leche entera', { ordered: 2 })],
    ['the whole name before what is ordered', 'leche', thing('leche'), thing('leche entera', { ordered: 999 })],
  ])('%s (%s)', (_why, search, first, second) => {
    const ranks = [first, second].map((each) => rankOf(each, terms(search)) ?? -1);
    expect(ranks[0]).toBeGreaterThan(ranks[1] ?? 0);
  });

  test('a slip is forgiven in the name alone', () => {
    expect(rankOf(thing('martillo'), terms('martilxo'))).toBeGreaterThan(0);
    expect(rankOf(thing('mazo'), terms('martilxo'))).toBeNull();
  });

  test('the highest rank is a number that a cursor can carry', () => {
    const search = 'leche entera deslactosada tripa pan dulce';
    const highest = rankOf(thing(search, { ordered: 1_000_000 }), terms(search)) ?? 0;
    expect(Number.isSafeInteger(highest)).toBe(true);
  });
});
