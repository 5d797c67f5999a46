import { expect, test } from 'vitest';
import { inTree } from '../lib/in-tree.ts';
import { findRepeatedCalls } from './declared-calls.ts';

const products = 'apps/web/src/entities/products/products.api.ts';
const cart = 'apps/web/src/entities/cart/cart.api.ts';
const search = 'apps/web/src/features/search/search.api.ts';

test('a call declared by two entities is told, with both places', async () => {
  const tree = {
    [products]: "apiOf('products', { list: readsPages() });",
    [cart]: "\napiOf('products', { list: reads() });",
  };
  expect(await inTree(tree, findRepeatedCalls)).toEqual([
    `products.list is declared more than once: ${cart}:2, ${products}:1`,
  ]);
});

test('a call declared in a feature is told', async () => {
  const tree = { [search]: "apiOf('products', { list: reads() });" };
  expect(await inTree(tree, findRepeatedCalls)).toEqual([`${search}:1: declare it in its entity`]);
});

test.each([
  ['a computed name', "apiOf('products', { [name]: reads() });"],
  ['a row that comes from elsewhere', "apiOf('products', { ...rows });"],
  ['a table that comes from elsewhere', "apiOf('products', rows);"],
  ['a computed file', 'apiOf(file, { list: reads() });'],
  [
    'a call without a table',
    "api.injectEndpoints({ endpoints: () => ({ list: callOf('products', 'list', reads()) }) });",
  ],
])('%s cannot be checked, so it is refused', async (_what, text) => {
  const faults = await inTree({ [products]: text }, findRepeatedCalls);
  expect(new Set(faults)).toEqual(new Set([`${products}:1: name the call in a table, where it is declared`]));
});

test('different calls, and those of tests, are fine; a tree without any fails instead of passing', async () => {
  const tree = {
    [products]: "apiOf('products', { list: readsPages(), get: { ...reads(), keepUnusedDataFor: 0 } });",
    [products.replace('.ts', '.test.ts')]: "callOf('products', 'list', reads());",
  };
  expect(await inTree(tree, findRepeatedCalls)).toEqual([]);
  expect(await inTree({ [products]: '' }, findRepeatedCalls)).toHaveLength(1);
});
