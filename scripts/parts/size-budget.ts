import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from './root.ts';

/** What Vite writes of one chunk to its manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

/** One budget and what is spent of it, in bytes after brotli. */
export interface Spending {
  name: string;
  spent: number;
  limit: number;
}

interface FirstRoute {
  screen: string;
  texts: string[];
}

const limits = { script: 170 * 1024, style: 12 * 1024 };

// The screens people arrive on, and the texts these need besides those of every screen.
const everywhere = ['common', 'errors', 'layout'];
const firstRoutes: FirstRoute[] = [
  { screen: 'shop/home', texts: ['shop'] },
  { screen: 'shop/product', texts: ['shop'] },
  { screen: 'shop/business', texts: ['shop'] },
  { screen: 'customer/cart', texts: ['cart', 'shop'] },
];

/** What each first page makes a phone load before it can be used: the entry, the screen, its texts, all they import. */
export function measureFirstRoutes(dist = inRoot('apps', 'web', 'dist')): Spending[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  return firstRoutes.flatMap(({ screen, texts }) => {
    const locales = [...everywhere, ...texts].map((name) => `src/locales/es/${name}.json`);
    // The application's parts, which the page's first script runs one by one.
    const start = manifest['index.html']?.dynamicImports ?? [];
    const chunks = collectChunks(manifest, ['index.html', ...start, `src/screens/${screen}.screen.tsx`, ...locales]);
    const scripts = new Set(chunks.map(({ file }) => file));
    const styles = new Set(chunks.flatMap(({ css = [] }) => css));
    return [
      { name: `JavaScript of ${screen}`, spent: weigh(dist, scripts), limit: limits.script },
      { name: `CSS of ${screen}`, spent: weigh(dist, styles), limit: limits.style },
    ];
  });
}

/** These chunks and everything they import statically, each once. */
function collectChunks(manifest: Manifest, keys: string[]): Chunk[] {
  const needed = new Set(keys);
  const chunks: Chunk[] = [];
  // A set may grow while it is walked, so this ends when no import is new.
  for (const key of needed) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build: what the first page needs cannot be measured`);
    chunks.push(chunk);
    for (const imported of chunk.imports ?? []) needed.add(imported);
  }
  return chunks;
}

function weigh(dist: string, files: Set<string>): number {
  return [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length, 0);
}
