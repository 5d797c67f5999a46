import { expect, test } from 'vitest';
import { firstLocations } from '../places/location.ts';
import { placeNamedTwice, placesProblem } from './town.ts';

const BEFORE = firstLocations('Galeana');
const [first, ...others] = BEFORE as [(typeof BEFORE)[number], ...typeof BEFORE];

test.each([
  ['as they are', BEFORE, null],
  ['with another name for one', [{ ...first, label: 'Villa Galeana' }, ...others], null],
  ['in another order', [...others, first], null],
  ['with one switched off', [{ ...first, is_served: false }, ...others], null],
  ['with one more', [...BEFORE, { ...first, value: 'Abdenago', label: 'Abdenago' }], null],
  ['without one', others, 'missing'],
  ['with one that is stored as another is', [...BEFORE, { ...first, label: 'Otra' }], 'twice'],
  ['with two that are called the same', [...BEFORE, { ...first, value: 'Otra', label: 'GALEANA' }], 'twice'],
  ['all switched off', BEFORE.map((place) => ({ ...place, is_served: false })), 'none_served'],
] as const)('the places of a town, %s (TOWN-2)', (_how, after, problem) => {
  expect(placesProblem(BEFORE, after)).toBe(problem);
});

test('of two places that are called the same the later one is named (TOWN-2)', () => {
  expect(placeNamedTwice([...BEFORE, { ...first, value: 'Otra', label: 'GALEANA' }, first])).toBe(BEFORE.length);
  expect(placeNamedTwice(BEFORE)).toBe(-1);
});
