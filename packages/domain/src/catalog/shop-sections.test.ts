import { expect, test } from 'vitest';
import { shopSections } from './shop-sections.ts';

const category = (id: number, below: readonly number[] = []) => ({
  id,
  sub_categories: below.map((sub) => ({ id: sub })),
});

test.each([
  ['its categories', [category(1, [11, 12]), category(2)], [1, 2]],
  ['what its only one is divided into', [category(1, [11, 12])], [11, 12]],
  ['none where there is one thing', [category(1, [11])], []],
  ['none without goods', [], []],
])('the sections of a shop are %s (BUSINESS-34)', (_what, categories, sections) => {
  expect(shopSections<{ id: number }>(categories).map(({ id }) => id)).toEqual(sections);
});
