import { expect, test } from 'vitest';
import { inTree, type Tree } from '../lib/in-tree.ts';
import { findMisplacedFiles } from './places.ts';

const web = 'apps/web/src';
const part = `${web}/features/poster/poster.tsx`;
const owners = `${web}/screens/owner/poster.screen.tsx`;
const shops = `${web}/screens/shop/home.screen.tsx`;
const uses = "import { Poster } from '../../features/poster/poster.tsx';";
const told = [`${part}: screens/owner alone uses it, move it beside its screen`];

test.each<[string, Tree]>([
  ['one screen', { [owners]: uses }],
  ['two screens of one area', { [owners]: uses, [`${web}/screens/owner/size/size.tsx`]: uses.replace('..', '../..') }],
  ['one screen when it is wanted', { [owners]: "lazyChunk(() => import('../../features/poster/poster.tsx'));" }],
  ['one screen and its tests', { [owners]: uses, [`${web}/screens/shop/home.test.tsx`]: uses }],
  [
    'one screen, with its style sheet,',
    {
      [owners]: uses,
      [part]: "import classes from './poster.module.css';",
      [`${web}/features/poster/poster.module.css`]: '',
    },
  ],
])('a part that %s uses is told', async (_who, tree) => {
  expect(await inTree({ [part]: '', ...tree }, findMisplacedFiles)).toEqual(told);
});

test.each<[string, Tree]>([
  ['screens of two areas use', { [owners]: uses, [shops]: uses }],
  [
    'what stands around the screens uses as well',
    { [owners]: uses, [`${web}/app/frame.tsx`]: uses.replace('../', '') },
  ],
  [
    'shares its style sheet with one that two areas use',
    {
      [owners]: uses,
      [part]: "import classes from './sheet.module.css';",
      [`${web}/features/poster/sheet.module.css`]: '',
      [`${web}/features/poster/frame.tsx`]: "import classes from './sheet.module.css';",
      [shops]: "import { Frame } from '../../features/poster/frame.tsx';",
      [`${web}/screens/owner/frame.screen.tsx`]: "import { Frame } from '../../features/poster/frame.tsx';",
    },
  ],
])('a part that %s may stay', async (_who, tree) => {
  expect(await inTree({ [part]: '', ...tree }, findMisplacedFiles)).toEqual([]);
});

test('a call stays with its noun, whoever makes it', async () => {
  const tree = {
    [`${web}/entities/orders/orders.api.ts`]: '',
    [owners]: "import { useListOrdersQuery } from '../../entities/orders/orders.api.ts';",
  };
  expect(await inTree(tree, findMisplacedFiles)).toEqual([]);
});

test('a tree without features and entities fails instead of passing', async () => {
  expect(await inTree({ [owners]: '' }, findMisplacedFiles)).toHaveLength(1);
});
