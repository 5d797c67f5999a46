import { expect, test } from 'vitest';
import { readBroughtWithScreens } from '../../apps/web/vite/brought-with-screens.ts';
import { inTree, type Tree } from './in-tree.ts';

const CART = 'src/screens/customer/cart.screen.tsx';
const LINE = 'src/screens/customer/line.tsx';
const LATE = 'src/screens/customer/late.ts';

const TREE: Tree = {
  'src/locales/en/cart.json': '{}',
  'src/locales/en/ownerShop.json': '{}',
  'src/locales/en/common.json': '{}',
  [CART]:
    "import { line } from './line.tsx';\nexport const Component = () => useTranslation('cart') + line + 'common:retry';",
  [LINE]: 'export const line = 1;',
  [LATE]: '',
};

async function broughtWith(changed: Tree) {
  return inTree({ ...TREE, ...changed }, async (folder) => readBroughtWithScreens(folder)[CART]);
}

test('a screen comes with the texts of its own, and not with those of every page', async () => {
  expect(await broughtWith({})).toMatchObject({ texts: ['cart'], later: [] });
});

test.each([
  ['a component', "export const line = () => useTranslation('ownerShop');"],
  ['a whole key', "export const line = 'ownerShop:card.add';"],
  ['a key that is put together', 'export const line = `ownerShop:$' + '{name}`;'],
  ['a whole key in a tag', 'export const line = <Title text="ownerShop:title" />;'],
])('it comes with the texts of %s that it imports', async (_, line) => {
  expect((await broughtWith({ [LINE]: line }))?.texts).toEqual(['cart', 'ownerShop']);
});

test('what a part asks for that is brought later comes with the part', async () => {
  const changed = { [LINE]: "export const line = () => import('./late.ts');", [LATE]: "useTranslation('ownerShop');" };
  expect(await broughtWith(changed)).toMatchObject({ texts: ['cart'], later: ['ownerShop'] });
});

test('what a part asks for that is on its way with the screen comes with the screen', async () => {
  const line = "export const line = earlyChunk(() => import('./late.ts').then((m) => m.Late));";
  const changed = { [LINE]: line, [LATE]: "useTranslation('ownerShop');" };
  expect(await broughtWith(changed)).toMatchObject({ texts: ['cart', 'ownerShop'], later: [] });
});

test('what a part names that is brought later comes with the screen, as the part brings nothing', async () => {
  const changed = { [LINE]: "export const line = () => import('./late.ts');", [LATE]: "tell('ownerShop:gone');" };
  expect(await broughtWith(changed)).toMatchObject({ texts: ['cart', 'ownerShop'], later: [] });
});

test('what is shown before its texts are there is not kept waiting for them', async () => {
  const line = "export const line = useLateTranslation('ownerShop') + 'ownerShop:card.add';";
  expect(await broughtWith({ [LINE]: line })).toMatchObject({ texts: ['cart'], later: ['ownerShop'] });
});

test('what only a type says is nothing', async () => {
  const changed = {
    [LINE]: "import type { A } from './late.ts';\nexport const line = 1;",
    [LATE]: "useTranslation('ownerShop');",
  };
  expect(await broughtWith(changed)).toMatchObject({ texts: ['cart'], later: [] });
});

test('a screen comes with the contracts of its own forms; a part that is brought later asks for those of its own', async () => {
  const changed = {
    [LINE]: "export const line = () => [useContractForm('services', 'createService', {}), import('./late.ts')];",
    [LATE]: "useContractForm('reviews', 'createProductReview', {});",
  };
  expect((await broughtWith(changed))?.contracts).toEqual(['services']);
});
