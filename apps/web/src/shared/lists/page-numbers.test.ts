import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageIn, pagesAround, searchOfPage } from './page-numbers.tsx';

test.each([
  [1, 1, [1]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 40, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [5, 40, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 40, [2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [38, 40, [32, 33, 34, 35, 36, 37, 38, 39, 40]],
  // An address beyond the end still shows the way back.
  [99, 3, [1, 2, 3]],
])('around page %i of %i stand %j', (current, pages, expected) => {
  expect(pagesAround(current, pages)).toEqual(expected);
});

test('nine pages at most, all of them there are, in a row, the current one among them', () => {
  const place = fc
    .integer({ min: 1, max: 5_000 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(place, ([current, pages]) => {
      const around = pagesAround(current, pages);
      expect(around).toHaveLength(Math.min(9, pages));
      expect(around).toContain(current);
      expect(around[0]).toBeGreaterThanOrEqual(1);
      expect(around.at(-1)).toBeLessThanOrEqual(pages);
      expect(around.every((page, at) => at === 0 || page === (around[at - 1] ?? 0) + 1)).toBe(true);
    }),
  );
});

test.each([
  ['', 1],
  ['page=7', 7],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=2.5', 1],
  ['page=last', 1],
  ['page=1e9', 1],
])('the address ?%s asks for page %i', (search, expected) => {
  expect(pageIn(new URLSearchParams(search))).toBe(expected);
});

test('another page keeps the filters of the address, and the first one has no number', () => {
  const params = new URLSearchParams('status=shipped&page=3');
  expect(searchOfPage(params, 4)).toBe('?status=shipped&page=4');
  expect(searchOfPage(params, 1)).toBe('?status=shipped');
  expect(searchOfPage(new URLSearchParams('page=2'), 1)).toBe('');
});
