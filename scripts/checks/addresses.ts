import { join } from 'node:path';
import { allPaths } from '@mercadito/contracts/site/addresses';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/root.ts';
import { fixedText, lineOf, parseSource, walk } from '../lib/syntax.ts';

const places = ['apps/web/src/**/*.{ts,tsx}', 'apps/server/src/**/*.ts'];

const firstSegmentOf = (address: string): string => /^\/([^/?#\s]+)/.exec(address)?.[1] ?? '';

/** Addresses of the site that are written by hand: `hrefTo` makes them from the site map, so that they lead somewhere. */
export async function findWrittenAddresses(folder = root, paths: readonly string[] = allPaths()): Promise<string[]> {
  const files = listFiles(places, folder).filter((path) => !/\.test\.tsx?$/.test(path));
  if (files.length === 0) return ['no source file found: nothing was checked'];
  const ours = new Set(paths.map(firstSegmentOf).filter((segment) => segment !== ''));
  return files.flatMap((path) => findIn(folder, path, ours));
}

function findIn(folder: string, path: string, ours: ReadonlySet<string>): string[] {
  const found: string[] = [];
  walk(parseSource(join(folder, path)), (node) => {
    const text = fixedText(node);
    if (text && ours.has(firstSegmentOf(text)))
      found.push(`${path}:${lineOf(node)}: "${text}" is an address of the site map: hrefTo(…)`);
  });
  return found;
}
