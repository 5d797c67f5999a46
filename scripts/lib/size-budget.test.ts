import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { inTree, type Tree } from './in-tree.ts';
import { findOverweight, measureFirstRoutes } from './size-budget.ts';

const texts = ['common', 'layout', 'shop', 'cart'].map((name) => `src/locales/es/${name}.json`);
const screens = ['shop/home', 'shop/product', 'shop/business', 'customer/cart', 'customer/shared-order'].map(
  (name) => `src/screens/${name}.screen.tsx`,
);

/** A build whose chunks are all empty, but for what a test gives it. Random text, as it does not shrink. */
function plantBuild(chunks: Record<string, object>, sizes: Record<string, number>): Tree {
  const empty = Object.fromEntries([...texts, ...screens].map((key) => [key, { file: 'empty.js' }]));
  const files = Object.entries(sizes).map(([file, size]) => [file, randomBytes(size).toString('latin1')]);
  return {
    '.vite/manifest.json': JSON.stringify({ ...empty, 'index.html': { file: 'empty.js' }, ...chunks }),
    '.vite/modules.json': JSON.stringify({ files: {}, importers: {} }),
    '.vite/texts-of-screens.json': '{}',
    'empty.js': '',
    ...Object.fromEntries(files),
  };
}

async function measure(tree: Tree): Promise<Record<string, number>> {
  const { spendings } = await inTree(tree, async (folder) => measureFirstRoutes(folder));
  return Object.fromEntries(spendings.map(({ name, spent }) => [name, spent]));
}

test('counts what the entry and the screen import, each chunk once', async () => {
  const chunks = {
    'index.html': { file: 'entry.js', imports: ['kit'], css: ['kit.css'] },
    kit: { file: 'kit.js', imports: ['index.html'], css: ['kit.css'] },
    'src/screens/shop/home.screen.tsx': { file: 'home.js', imports: ['kit'] },
  };
  const spent = await measure(
    plantBuild(chunks, { 'entry.js': 1_000, 'kit.js': 2_000, 'kit.css': 500, 'home.js': 4_000 }),
  );
  const share = (spent['JavaScript of shop/home'] ?? 0) / (spent['JavaScript of shop/product'] ?? 1);
  expect(share).toBeCloseTo(7 / 3, 1);
  expect(spent['CSS of shop/home']).toBe(spent['CSS of shop/product']);
});

test('counts the parts that the first script brings', async () => {
  const chunks = { 'index.html': { file: 'empty.js', dynamicImports: ['start'] }, start: { file: 'start.js' } };
  const spent = await measure(plantBuild(chunks, { 'start.js': 5_000 }));
  expect(spent['JavaScript of shop/home']).toBeGreaterThan(5_000);
});

test('leaves out what a screen brings later', async () => {
  const chunks = {
    'src/screens/shop/home.screen.tsx': { file: 'empty.js', dynamicImports: ['dialog'] },
    dialog: { file: 'dialog.js' },
  };
  const spent = await measure(plantBuild(chunks, { 'dialog.js': 5_000 }));
  expect(spent['JavaScript of shop/home']).toBeLessThan(10);
});

test('refuses to measure a build without one of the screens', async () => {
  const tree = {
    ...plantBuild({}, {}),
    '.vite/manifest.json': JSON.stringify({ 'index.html': { file: 'empty.js' } }),
  };
  await expect(measure(tree)).rejects.toThrow('shop/home.screen.tsx is not in the build');
});

const HOME = 'src/screens/shop/home.screen.tsx';

/** A build whose home page is one file of these modules, imported as told. */
function plantHome(modules: Record<string, number>, importers: Record<string, string[]>, size: number): Tree {
  const weights = { files: { 'home.js': modules }, importers: { [HOME]: ['src/app/screen-table.ts'], ...importers } };
  return {
    ...plantBuild({ [HOME]: { file: 'home.js' } }, { 'home.js': 1 }),
    // Weighed as it lies there.
    'home.js.br': 'x'.repeat(size),
    '.vite/modules.json': JSON.stringify(weights),
  };
}

const complaintsOf = (tree: Tree) => inTree(tree, async (folder) => findOverweight(measureFirstRoutes(folder)));

test('says of a page that is too heavy what weighs most in it, and which import brought that', async () => {
  const chart = '../../node_modules/charts/index.js';
  const modules = { [HOME]: 10, 'src/shared/graph.ts': 10, [chart]: 180 };
  const importers = { 'src/shared/graph.ts': [HOME], [chart]: ['src/shared/graph.ts'] };
  const [complaint, ...others] = await complaintsOf(plantHome(modules, importers, 200 * 1024));
  expect(complaint).toMatch(
    /^JavaScript of shop\/home: 200\.0 KB of 170\.0 KB\n {4}180\.0 KB charts, imported by src\/shared\/graph\.ts\n/,
  );
  expect(others).toEqual([]);
});

test('refuses code on a first page that only other screens import, however little it weighs', async () => {
  const owners = 'src/screens/owner/products.screen.tsx';
  const modules = { [HOME]: 10, 'src/shared/table.ts': 1, 'src/shared/row.ts': 1 };
  const importers = { [owners]: [], 'src/shared/table.ts': [owners], 'src/shared/row.ts': [owners, HOME] };
  expect(await complaintsOf(plantHome(modules, importers, 10))).toEqual([
    expect.stringMatching(/^src\/shared\/table\.ts is in home\.js, /),
  ]);
});
