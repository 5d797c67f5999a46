import { expect, test } from 'vitest';
import { inTree } from '../lib/in-tree.ts';
import { findSharedTables } from './table-writers.ts';

const orders = 'apps/server/src/features/orders/orders.queries.ts';
const carts = 'apps/server/src/features/cart/cart.queries.ts';

test('a table written by two features is told, with both places', async () => {
  const tree = { [orders]: "db.insertInto('orders');", [carts]: "\ndb.deleteFrom('orders as o');" };
  expect(await inTree(tree, findSharedTables)).toEqual([
    `"orders" is written by more than one feature: ${carts}:2, ${orders}:1`,
  ]);
});

test('raw statements count like calls', async () => {
  const raw = 'sql`with gone as (delete from "orders" where id = 1 returning id) update carts set open = true`;';
  const tree = { [orders]: "db.updateTable('orders');", [carts]: raw };
  expect(await inTree(tree, findSharedTables)).toHaveLength(1);
});

test('reading another table, locking it and its own upsert are nobody elses business', async () => {
  const tree = {
    [orders]: "db.insertInto('orders');",
    [carts]: "db.selectFrom('orders'); db.insertInto('carts'); sql`select 1 from orders for update of orders`;",
  };
  expect(await inTree(tree, findSharedTables)).toEqual([]);
});

test('a computed table name cannot be checked, so it is refused', async () => {
  expect(await inTree({ [orders]: 'db.updateTable(name);' }, findSharedTables)).toHaveLength(1);
});

test('features without any write are a check that sees nothing', async () => {
  expect(await inTree({ [orders]: 'export {};' }, findSharedTables)).toHaveLength(1);
});

test('a table of another schema is one like others', async () => {
  const tree = {
    [orders]: 'sql`insert into jobs.job (name) values (1)`;',
    [carts]: 'sql`update jobs.job set name = 1`;',
  };
  expect(await inTree(tree, findSharedTables)).toEqual([
    `"jobs.job" is written by more than one feature: ${carts}:1, ${orders}:1`,
  ]);
});
