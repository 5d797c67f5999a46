import { expect, test } from 'vitest';
import { inTree, type Tree } from '../lib/in-tree.ts';
import { findScreenFaults } from './screens.ts';

const CART = { name: 'cart', source: 'src/screens/customer/cart.screen.tsx' };
const FILE = 'apps/web/src/screens/customer/cart.screen.tsx';

const check = (tree: Tree, screen = CART): Promise<string[]> =>
  inTree(tree, (folder) => findScreenFaults(folder, [screen]));

test('a screen whose file is where the site map says passes', async () => {
  expect(await check({ [FILE]: 'export const Component = () => null;' })).toEqual([]);
});

test('a screen without a file and a file without a screen are told', async () => {
  const faults = await check(
    { [FILE]: 'export const Component = () => null;' },
    { ...CART, source: 'src/screens/shop/cart.screen.tsx' },
  );
  expect(faults).toEqual([
    expect.stringContaining('customer/cart.screen.tsx: no screen of the site map'),
    expect.stringContaining('cart has no apps/web/src/screens/shop/cart.screen.tsx'),
  ]);
});

test('a tree without screens is told, as nothing would be checked', async () => {
  expect(await check({})).toEqual([expect.stringContaining('no screen')]);
});

test('a file that exports no screen is told', async () => {
  expect(await check({ [FILE]: 'export const Cart = () => null;' })).toEqual([`${FILE}: exports no Component`]);
});
