import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { inTree, type Tree } from './in-tree.ts';
import { measureFirstRoutes } from './size-budget.ts';

const texts = ['common', 'errors', 'layout', 'shop', 'cart'].map((name) => `src/locales/es/${name}.json`);
const screens = ['shop/home', 'shop/product', 'shop/business', 'customer/cart'].map(
  (name) => `src/screens/${name}.screen.tsx`,
);

/** A build whose chunks are all empty, but for what a test gives it. Random text, as it does not shrink. */
function plantBuild(chunks: Record<string, object>, sizes: Record<string, number>): Tree {
  const empty = Object.fromEntries([...texts, ...screens].map((key) => [key, { file: 'empty.js' }]));
  const files = Object.entries(sizes).map(([file, size]) => [file, randomBytes(size).toString('latin1')]);
  return {
    '.vite/manifest.json': JSON.stringify({ ...empty, 'index.html': { file: 'empty.js' }, ...chunks }),
    'empty.js': '',
    ...Object.fromEntries(files),
  };
}

async function measure(tree: Tree): Promise<Record<string, number>> {
  const spendings = await inTree(tree, async (folder) => measureFirstRoutes(folder));
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
  const tree = { '.vite/manifest.json': JSON.stringify({ 'index.html': { file: 'entry.js' } }), 'entry.js': '' };
  await expect(measure(tree)).rejects.toThrow('shop/home.screen.tsx is not in the build');
});
