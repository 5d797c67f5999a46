import { expect, test } from 'vitest';
import { inTree } from '../lib/in-tree.ts';
import { findPermissionFaults } from './permissions.ts';

const table = { 'packages/domain/src/access/permissions.ts': "const ROWS = { 'cart.fill': [], 'cart.burn': [] };" };
const contract = { 'packages/contracts/src/cart.ts': "const access = person('cart.fill');" };

test('a row of the table of permissions that nobody asks for is told, whatever a test asks', async () => {
  const inTest = { 'packages/domain/src/access/permissions.test.ts': "may(null, 'cart.burn');" };
  const faults = await inTree({ ...table, ...contract, ...inTest }, findPermissionFaults);
  expect(faults).toEqual(['packages/domain/src/access/permissions.ts: nobody asks for "cart.burn"']);
});

test('a role that is compared outside of the rules of access is told', async () => {
  const page = [
    "const a = user?.profile.kind === 'driver';",
    "const b = 'admin' !== actor.role;",
    'const c = one.role === other.role;',
    'switch (role) {}',
    "const d = ['admin'].includes(actor.role);",
    "const fine = area === 'driver' || role === 'dialog';",
  ];
  const tree = {
    ...table,
    'packages/contracts/src/cart.ts': "person('cart.fill'); person('cart.burn');",
    'packages/domain/src/access/person.ts': "export const isAdmin = role === 'admin';",
    'apps/web/src/page.tsx': page.join('\n'),
  };
  const told = [1, 2, 3, 4, 5].map((line) => `apps/web/src/page.tsx:${line}: ask \`may\`, compare no role`);
  expect(await inTree(tree, findPermissionFaults)).toEqual(told);
});

test('a table that cannot be found is told', async () => {
  expect(await inTree(contract, findPermissionFaults)).toEqual([
    'packages/domain/src/access/permissions.ts has no row: nothing was checked',
  ]);
});
