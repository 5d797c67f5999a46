import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readWebBuild } from './web-build.ts';

const HOME = 'src/screens/shop/home.screen.tsx';

async function aBuild(files: Readonly<Record<string, unknown>>) {
  const directory = await mkdtemp(join(tmpdir(), 'mercadito-build-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await mkdir(join(directory, '.vite'));
  await writeFile(join(directory, 'index.html'), '<!doctype html>');
  for (const [name, content] of Object.entries(files))
    await writeFile(join(directory, '.vite', name), JSON.stringify(content));
  return readWebBuild(directory);
}

test('a page names the code of its screen and the texts that come with it, in its language alone', async () => {
  const build = await aBuild({
    'manifest.json': {
      [HOME]: { file: 'home.js', imports: ['card'], css: ['home.css'] },
      card: { file: 'card.js' },
      'src/locales/es/common.json': { file: 'common-es.js' },
      'src/locales/es/shop.json': { file: 'shop-es.js' },
      'src/locales/es/cart.json': { file: 'cart-es.js' },
      'src/locales/en/shop.json': { file: 'shop-en.js' },
    },
    'texts-of-screens.json': { [HOME]: ['shop'] },
  });
  expect(build?.filesOf(HOME, 'es')).toEqual({
    scripts: ['/home.js', '/card.js', '/common-es.js', '/shop-es.js'],
    styles: ['/home.css'],
  });
  expect(build?.filesOf(null, 'es')).toEqual({ scripts: ['/common-es.js'], styles: [] });
});

test('a page of somebody’s own names the contracts of its first reads, and what asks for them', async () => {
  const build = await aBuild({
    'manifest.json': {
      [HOME]: { file: 'home.js' },
      '../../packages/contracts/src/orders/tracking.ts': { file: 'tracking.js', imports: ['zod'] },
      zod: { file: 'zod.js' },
      _own: { file: 'assets/own-reads-1a2b3c4d.js' },
    },
  });
  expect(build?.ownReads).toBe('/assets/own-reads-1a2b3c4d.js');
  expect(build?.filesOf(HOME, 'es', ['orders/tracking']).scripts).toEqual(['/home.js', '/tracking.js', '/zod.js']);
});
