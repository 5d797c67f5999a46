import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCacheTags } from '@mercadito/domain/events/domain-event';
import { sourcesOfWeb } from '../lib/api-tables.ts';
import { root } from '../lib/root.ts';

const READS = /\breads(?:Pages)?\(([^)]*)\)/g;

/** Cached reads that an event changes and the web does not have: a name misspelt there, or of a read that is gone. */
export async function findUnreadTags(folder = root, tags: readonly string[] = findCacheTags()): Promise<string[]> {
  const read = new Set(
    sourcesOfWeb(folder).flatMap((path) => {
      const rows = [...readFileSync(join(folder, path), 'utf8').matchAll(READS)];
      return rows.flatMap(([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name));
    }),
  );
  return tags.filter((tag) => !read.has(tag)).map((tag) => `an event changes ${tag}, which no call of the web reads`);
}
