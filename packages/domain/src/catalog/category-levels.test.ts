import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderWith, refusalBelow, refusalOfMerge } from './category-levels.ts';

const food = { id: 1, parent_id: null };
const bread = { id: 2, parent_id: 1 };
const home = { id: 3, parent_id: null };
const toys = { id: 4, parent_id: null };
const ALL = [food, bread, home, toys];

describe('below another category', () => {
  test.each([
    ['a new one stands below one of the first level', null, home, null],
    ['one without sub-categories goes below one of the first level', 4, home, null],
    ['a sub-category goes below another parent', 2, home, null],
    ['nothing stands below a sub-category', 4, bread, 'too_deep'],
    ['one with sub-categories goes below no other', 1, home, 'has_sub_categories'],
    ['nothing stands below itself', 4, toys, 'own_parent'],
  ] as const)('%s', (_name, id, parent, refusal) => {
    expect(refusalBelow(ALL, id, parent)).toBe(refusal);
  });
});

describe('a merge', () => {
  test.each([
    ['takes what has no sub-categories to any level', toys, bread, null],
    ['takes sub-categories to one of the first level', food, home, null],
    ['takes no sub-categories below a sub-category', food, bread, 'too_deep'],
  ] as const)('%s', (_name, from, to, refusal) => {
    expect(refusalOfMerge(ALL, from, to)).toBe(refusal);
  });
});

describe('the order of a row', () => {
  test.each([
    [[1, 2, 3], 3, 1, [3, 1, 2]],
    [[1, 2, 3], 1, 2, [2, 1, 3]],
    [[1, 2, 3], 1, 99, [2, 3, 1]],
    [[1, 2, 3], 4, undefined, [1, 2, 3, 4]],
    [[1, 2, 3], 2, undefined, [1, 2, 3]],
    [[], 4, 1, [4]],
  ])('of %j with %i at %s is %j', (ids, id, place, order) => {
    expect(orderWith(ids, id, place)).toEqual(order);
  });

  const row = fc.uniqueArray(fc.nat(50), { minLength: 1 });
  test('loses none, and has none twice', () => {
    fc.assert(
      fc.property(row, fc.nat(50), fc.integer({ min: 1, max: 60 }), (ids, id, place) => {
        const before = new Set([...ids, id]);
        expect(orderWith(ids, id, place)).toHaveLength(before.size);
        expect(new Set(orderWith(ids, id, place))).toEqual(before);
      }),
    );
  });

  test('leaves the others as they stand to each other', () => {
    fc.assert(
      fc.property(row, fc.nat(50), fc.integer({ min: 1, max: 60 }), (ids, id, place) => {
        expect(orderWith(ids, id, place).filter((each) => each !== id)).toEqual(ids.filter((each) => each !== id));
      }),
    );
  });
});
