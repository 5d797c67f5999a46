import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from './root.ts';

/** What Vite writes of one chunk to its manifest. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

/** One budget and what is spent of it, in bytes after brotli. */
export interface Spending {
  name: string;
  spent: number;
  limit: number;
}

const limits = { script: 160 * 1024, style: 12 * 1024 };

/** What the first page makes a phone load before it can do anything: the entry and all it imports statically. */
export function measureFirstRoute(dist = inRoot('apps', 'web', 'dist')): Spending[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const chunks = collectChunks(manifest, page);
  const scripts = new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')));
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  if (scripts.size === 0) throw new Error('The manifest names no script of the first page: nothing was measured');
  return [
    { name: 'JavaScript of the first route', spent: weigh(dist, scripts), limit: limits.script },
    { name: 'CSS of the first route', spent: weigh(dist, styles), limit: limits.style },
  ];
}

/** The entries, whatever the page preloads, and everything these import, each once. */
function collectChunks(manifest: Manifest, page: string): Chunk[] {
  const isFirst = (chunk: Chunk) => chunk.isEntry === true || page.includes(chunk.file);
  const found = new Set(Object.keys(manifest).filter((key) => manifest[key] && isFirst(manifest[key])));
  // A set may grow while it is walked, so this ends when no import is new.
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
  return [...found].flatMap((key) => manifest[key] ?? []);
}

function weigh(dist: string, files: Set<string>): number {
  return [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length, 0);
}
