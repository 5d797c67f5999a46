import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { allScreens } from '@mercadito/contracts/site/addresses';
import { inRoot } from './root.ts';
import { describeHeaviest, walkImports } from './route-weights.ts';
import { collectChunks, listFirstFiles, readBuild, type Spending } from './size-budget.ts';

/** What a screen that comes when it is opened may bring by itself, in bytes after gzip, by its area in the site map. */
const ON_A_PHONE = 40 * 1024;
const AT_WORK = 120 * 1024;
const LIMITS: Readonly<Record<string, number>> = {
  shop: ON_A_PHONE,
  customer: ON_A_PHONE,
  accounts: ON_A_PHONE,
  driver: ON_A_PHONE,
  owner: AT_WORK,
  admin: AT_WORK,
};

/** The screens that nobody arrives on: the area of each file. */
const lazyScreens = (): Map<string, string> =>
  new Map(allScreens().flatMap(({ hasBudget, source, area }) => (hasBudget ? [] : [[source, area] as const])));

/** What each of the other screens brings: its scripts and texts that no first page has, with all they import. */
export function measureLazyRoutes(dist = inRoot('apps', 'web', 'dist')): Spending[] {
  const { manifest, weights, texts } = readBuild(dist);
  const there = new Set(Object.values(listFirstFiles(dist)).flat());
  return [...lazyScreens()].map(([source, area]) => {
    const limit = LIMITS[area];
    if (limit === undefined) throw new Error(`screens of the area ${area} have no budget: scripts/lib/lazy-routes.ts`);
    const roots = [source, ...(texts[source] ?? []).map((name) => `src/locales/es/${name}.json`)];
    const own = new Set(
      collectChunks(manifest, roots)
        .map(({ file }) => file)
        .filter((file) => !there.has(file)),
    );
    const files = [...own].map((file) => ({
      file,
      script: gzipSync(readFileSync(join(dist, file))).length,
      style: 0,
    }));
    return {
      name: `own JavaScript of ${source.replace(/^src\/screens\/|\.screen\.tsx$/g, '')}`,
      spent: files.reduce((sum, { script }) => sum + script, 0),
      limit,
      heaviest: describeHeaviest(files, weights, 'script', walkImports(roots, weights)),
    };
  });
}
