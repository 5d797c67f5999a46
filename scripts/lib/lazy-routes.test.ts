import { randomBytes } from 'node:crypto';
import { allScreens } from '@mercadito/contracts/site/addresses';
import { expect, test } from 'vitest';
import { inTree, type Tree } from './in-tree.ts';
import { measureLazyRoutes } from './lazy-routes.ts';
import { findOverspent } from './size-budget.ts';

const HISTORY = 'src/screens/driver/history.screen.tsx';
const HOME = 'src/screens/shop/home.screen.tsx';

const everyKey = [
  ...['common', 'layout', 'deliveries'].map((name) => `src/locales/es/${name}.json`),
  ...allScreens().map(({ source }) => source),
];

/** A build whose screens are empty but for these; random text, as it does not shrink. */
function plantBuild(chunks: Record<string, object>, kilobytes: Record<string, number>, weights = {}): Tree {
  const empty = Object.fromEntries(everyKey.map((key) => [key, { file: 'empty.js' }]));
  const files = Object.entries(kilobytes).map(([file, size]) => [file, randomBytes(size * 512).toString('hex')]);
  return {
    '.vite/manifest.json': JSON.stringify({ ...empty, 'index.html': { file: 'empty.js' }, ...chunks }),
    '.vite/modules.json': JSON.stringify({ files: {}, importers: {}, ...weights }),
    '.vite/texts-of-screens.json': JSON.stringify({ [HISTORY]: ['deliveries'] }),
    'empty.js': '',
    ...Object.fromEntries(files),
  };
}

const faultsOf = (tree: Tree) => inTree(tree, async (folder) => findOverspent(measureLazyRoutes(folder)));

test('says of a screen that brings too much what weighs most in it, and which import brought that (LOOK-18)', async () => {
  const chart = '../../node_modules/charts/index.js';
  const weights = {
    files: { 'history.js': { [HISTORY]: 10, 'src/shared/graph.ts': 10, [chart]: 180 } },
    importers: { 'src/shared/graph.ts': [HISTORY], [chart]: ['src/shared/graph.ts'] },
  };
  const [fault, ...others] = await faultsOf(
    plantBuild({ [HISTORY]: { file: 'history.js' } }, { 'history.js': 80 }, weights),
  );
  expect(fault).toMatch(
    /^own JavaScript of driver\/history: 4\d\.\d KB of 40\.0 KB\n {4}\d+\.\d KB charts, imported by src\/shared\/graph\.ts\n/,
  );
  expect(others).toEqual([]);
});

test('counts what a screen imports, and nothing that it brings later', async () => {
  const chunks = { [HISTORY]: { file: 'empty.js', imports: ['list'], dynamicImports: ['dialog'] } };
  const both = { ...chunks, list: { file: 'list.js' }, dialog: { file: 'dialog.js' } };
  expect(await faultsOf(plantBuild(both, { 'list.js': 60, 'dialog.js': 300 }))).toEqual([]);
  expect(await faultsOf(plantBuild(both, { 'list.js': 100, 'dialog.js': 1 }))).toHaveLength(1);
});

test('counts no file that a page people arrive on has brought', async () => {
  const chunks = { [HOME]: { file: 'cards.js' }, [HISTORY]: { file: 'empty.js', imports: [HOME] } };
  expect(await faultsOf(plantBuild(chunks, { 'cards.js': 300 }))).toEqual([]);
});

test('counts a screen’s texts', async () => {
  const chunks = { 'src/locales/es/deliveries.json': { file: 'words.js' } };
  expect((await faultsOf(plantBuild(chunks, { 'words.js': 100 }))).length).toBeGreaterThan(0);
});

test('refuses to measure a build without one of the screens', async () => {
  const tree = { ...plantBuild({}, {}), '.vite/manifest.json': JSON.stringify({ 'index.html': { file: 'empty.js' } }) };
  await expect(faultsOf(tree)).rejects.toThrow('is not in the build');
});
