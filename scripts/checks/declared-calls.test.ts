import { expect, test } from 'vitest';
import { inTree } from '../parts/in-tree.ts';
import { findRepeatedCalls } from './declared-calls.ts';

const products = 'apps/web/src/entities/products/products.api.ts';
const cart = 'apps/web/src/entities/cart/cart.api.ts';
const search = 'apps/web/src/features/search/search.api.ts';

test('a call declared by two entities is told, with both places', async () => {
  const tree = {
    [products]: "query(callPages('products', 'list'));",
    [cart]: "\nquery({ ...call('products', 'list') });",
  };
  expect(await inTree(tree, findRepeatedCalls)).toEqual([
    `products.list is declared more than once: ${cart}:2, ${products}:1`,
  ]);
});

test('a call declared in a feature is told', async () => {
  const tree = { [search]: "query(call('products', 'list'));" };
  expect(await inTree(tree, findRepeatedCalls)).toEqual([`${search}:1: declare it in its entity`]);
});

test('a computed name cannot be checked, so it is refused', async () => {
  const tree = { [products]: "query(call('products', name));" };
  expect(await inTree(tree, findRepeatedCalls)).toEqual([`${products}:1: name the call where it is declared`]);
});

test('different calls, and those of tests, are fine; a tree without any fails instead of passing', async () => {
  const tree = {
    [products]: "query(call('products', 'list')); query(call('products', 'get'));",
    [products.replace('.ts', '.test.ts')]: "call('products', 'list');",
  };
  expect(await inTree(tree, findRepeatedCalls)).toEqual([]);
  expect(await inTree({ [products]: '' }, findRepeatedCalls)).toHaveLength(1);
});
