import { expect, test } from 'vitest';
import { inTree, type Tree } from '../parts/in-tree.ts';
import { findScreenFaults } from './screens.ts';

const CART = { name: 'cart', source: 'src/screens/customer/cart.screen.tsx', texts: ['cart'] };

const TREE: Tree = {
  'apps/web/src/locales/en/cart.json': '{}',
  'apps/web/src/locales/en/shop.json': '{}',
  'apps/web/src/locales/en/common.json': '{}',
  'apps/web/src/screens/customer/cart.screen.tsx':
    "import { line } from './line.tsx';\nexport const Component = () => useTranslation('cart') + line + 'common:retry';",
  'apps/web/src/screens/customer/line.tsx': 'export const line = 1;',
};

const check = (changed: Tree, screen = CART): Promise<string[]> =>
  inTree({ ...TREE, ...changed }, (folder) => findScreenFaults(folder, [screen]));

test('a screen whose file and texts are as the site map says passes', async () => {
  expect(await check({})).toEqual([]);
});

test.each([
  ['a component', "export const line = useTranslation('shop');"],
  ['a key by its full name', "export const line = 'shop:card.add';"],
  ['a key that is put together', 'export const line = `shop:$' + '{name}`;'],
])('a text that is reached by %s and not loaded is told', async (_, line) => {
  const [fault] = await check({ 'apps/web/src/screens/customer/line.tsx': line });
  expect(fault).toContain('cart can reach the texts "shop"');
});

test('a text that a part brought later shows is told', async () => {
  const faults = await check({
    'apps/web/src/screens/customer/line.tsx': "export const line = () => import('./late.ts');",
    'apps/web/src/screens/customer/late.ts': "useTranslation('shop');",
  });
  expect(faults).toEqual([expect.stringContaining('customer/late.ts')]);
});

test('what only a type says is nothing', async () => {
  const faults = await check({
    'apps/web/src/screens/customer/line.tsx': "import type { A } from './late.ts';\nexport const line = 1;",
    'apps/web/src/screens/customer/late.ts': "useTranslation('shop');",
  });
  expect(faults).toEqual([]);
});

test('texts that are loaded for nothing are told', async () => {
  expect(await check({}, { ...CART, texts: ['cart', 'shop'] })).toEqual([expect.stringContaining('cannot reach them')]);
});

test('a screen without a file and a file without a screen are told', async () => {
  const faults = await check({}, { ...CART, source: 'src/screens/shop/cart.screen.tsx' });
  expect(faults).toEqual([
    expect.stringContaining('customer/cart.screen.tsx: no screen of the site map'),
    expect.stringContaining('cart has no apps/web/src/screens/shop/cart.screen.tsx'),
  ]);
});

test('a tree without screens is told, as nothing would be checked', async () => {
  expect(await inTree({}, (folder) => findScreenFaults(folder, [CART]))).toEqual([
    expect.stringContaining('no screen'),
  ]);
});

test('a file that exports no screen is told', async () => {
  const faults = await check({
    'apps/web/src/screens/customer/cart.screen.tsx': "export const Cart = 'common:retry';",
  });
  expect(faults).toEqual(['apps/web/src/screens/customer/cart.screen.tsx: exports no Component']);
});
