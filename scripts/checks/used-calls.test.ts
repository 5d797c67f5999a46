import { expect, test } from 'vitest';
import { inTree, type Tree } from '../lib/in-tree.ts';
import { findUnusedCalls } from './used-calls.ts';

const api = 'apps/web/src/entities/orders/orders.api.ts';
const screen = 'apps/web/src/screens/customer/orders.screen.tsx';
const feature = 'apps/web/src/features/orders/use-orders.ts';
const told = [`${api}:1: no screen makes the call listOrders`];

const calls = "export const { useListOrdersQuery } = apiOf('orders', { listOrders: reads('Orders') });";
const hook = "import { useListOrdersQuery } from '../../entities/orders/orders.api.ts';\nuseListOrdersQuery();";

test.each<[string, Tree]>([
  ['that only its own file names', { [screen]: '' }],
  ['that only a test makes', { [screen]: '', 'apps/web/src/screens/customer/orders.test.tsx': hook }],
  ['that only a part makes which no screen shows', { [screen]: '', [feature]: hook }],
])('a call %s is told', async (_which, tree) => {
  expect(await inTree({ [api]: calls, ...tree }, findUnusedCalls)).toEqual(told);
});

test.each<[string, Tree]>([
  ['by its hook', { [screen]: hook }],
  ['later', { [screen]: hook.replace('useList', 'useLazyList') }],
  ['without a hook', { [screen]: 'dispatch(ordersApi.endpoints.listOrders.initiate());' }],
  [
    'by a part that it brings when it is wanted',
    { [screen]: `import('../../features/orders/use-orders.ts');`, [feature]: hook },
  ],
  ['from around the screens', { 'apps/web/src/app/layout.tsx': hook }],
])('a call that a screen makes %s is fine', async (_how, tree) => {
  expect(await inTree({ [api]: calls, ...tree }, findUnusedCalls)).toEqual([]);
});

test('a tree without any call fails instead of passing', async () => {
  expect(await inTree({ [api]: '' }, findUnusedCalls)).toHaveLength(1);
});
