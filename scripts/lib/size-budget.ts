import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { allScreens } from '@mercadito/contracts/site/addresses';
import { TEXTS_OF_EVERY_PAGE } from '@mercadito/contracts/site/screen';
import type { ModuleWeights } from '../../apps/web/vite/module-weights.ts';
import { screenOf } from '../../apps/web/vite/screens.ts';
import { inRoot } from './root.ts';
import { type BroughtBy, describeHeaviest, type RouteFile, walkImports } from './route-weights.ts';

/** What Vite writes of one chunk to its manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

interface Build {
  manifest: Manifest;
  weights: ModuleWeights;
  /** The areas of texts that come with each screen, by its source file. */
  texts: Readonly<Record<string, readonly string[]>>;
}

/** One budget and what is spent of it, in bytes after compression. */
export interface Spending {
  name: string;
  spent: number;
  limit: number;
  /** What weighs most in it, one line each, the heaviest first. */
  heaviest: string[];
}

/** What the first pages weigh, and what they load that no page needs on which people arrive. */
interface Measurement {
  spendings: Spending[];
  strangers: string[];
}

const limits = { script: 170 * 1024, style: 12 * 1024 };
const KINDS = [
  ['script', 'JavaScript'],
  ['style', 'CSS'],
] as const;

/** The screens that people arrive at, by area and name. */
const firstRoutes: readonly string[] = allScreens()
  .filter(({ hasBudget }) => hasBudget)
  .map(({ source }) => source.replace(/^src\/screens\/|\.screen\.tsx$/g, ''));

/** The page's first script, which brings the parts. */
const MAIN = 'src/app/main.ts';

/** What each first page makes a phone load before it can be used: the entry, the screen, its texts, all they import. */
export function measureFirstRoutes(dist = inRoot('apps', 'web', 'dist')): Measurement {
  const build = readBuild(dist);
  const { manifest, weights } = build;
  const start = startOf(manifest);
  const routes = firstRoutes.map((screen) => ({
    screen,
    files: weigh(chunksOf(screen, build), dist),
    broughtBy: walkImports([MAIN, ...start, ...ownOf(screen, build)], weights),
  }));
  const publicScreens = Object.keys(manifest).filter((key) => screenOf(key)?.isPublic);
  const texts = Object.keys(manifest).filter((key) => key.startsWith('src/locales/'));
  const wanted = walkImports([MAIN, ...start, ...publicScreens, ...texts], weights);
  return {
    spendings: routes.flatMap(({ screen, files, broughtBy }) => spend(screen, files, build, broughtBy)),
    strangers: findStrangers(
      routes.flatMap(({ files }) => files),
      wanted,
      build,
    ),
  };
}

/** The scripts and style sheets of each first page. */
export function listFirstFiles(dist: string): Record<string, string[]> {
  const build = readBuild(dist);
  const filesOf = (screen: string) => chunksOf(screen, build).flatMap(({ file, css = [] }) => [file, ...css]);
  return Object.fromEntries(firstRoutes.map((screen) => [screen, [...new Set(filesOf(screen))]]));
}

/** The page, and the application's parts, which its first script runs one by one. */
const startOf = (manifest: Manifest): string[] => ['index.html', ...(manifest['index.html']?.dynamicImports ?? [])];

/** The scripts and style sheets of the start, whatever the page. */
export const listStartFiles = (dist: string): string[] => {
  const { manifest } = readBuild(dist);
  return collectChunks(manifest, startOf(manifest)).flatMap(({ file, css = [] }) => [file, ...css]);
};

/** What a screen brings besides: its code and its texts. */
function ownOf(screen: string, { texts }: Build): string[] {
  const source = `src/screens/${screen}.screen.tsx`;
  const areas = [...TEXTS_OF_EVERY_PAGE, ...(texts[source] ?? [])];
  return [source, ...areas.map((name) => `src/locales/es/${name}.json`)];
}

const chunksOf = (screen: string, build: Build): Chunk[] =>
  collectChunks(build.manifest, [...startOf(build.manifest), ...ownOf(screen, build)]);

/** What a build says of itself. */
export function readBuild(dist: string): Build {
  const read = (name: string) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'));
  return { manifest: read('manifest.json'), weights: read('modules.json'), texts: read('texts-of-screens.json') };
}

function spend(screen: string, files: readonly RouteFile[], { weights }: Build, broughtBy: BroughtBy): Spending[] {
  return KINDS.map(([kind, name]) => ({
    name: `${name} of ${screen}`,
    spent: files.reduce((sum, file) => sum + file[kind], 0),
    limit: limits[kind],
    heaviest: describeHeaviest(files, weights, kind, broughtBy),
  }));
}

/** Modules of ours in what people load first that no public screen imports, however far off: what only others need. */
function findStrangers(files: readonly RouteFile[], wanted: BroughtBy, { weights }: Build): string[] {
  const strangers = files.flatMap(({ file }) =>
    Object.keys(weights.files[file] ?? {})
      .filter((module) => module in weights.importers && !wanted.has(module))
      .map((module) => `${module} is in ${file}, which people load who arrive, and none of their screens imports it`),
  );
  return [...new Set(strangers)];
}

/** These chunks and everything they import statically, each once. */
export function collectChunks(manifest: Manifest, keys: string[]): Chunk[] {
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

/** Each script once, and each style sheet once, with the first script that needs it. */
function weigh(chunks: Chunk[], dist: string): RouteFile[] {
  const seen = new Set<string>();
  const weightOf = (file: string): number => {
    if (seen.has(file)) return 0;
    seen.add(file);
    return compressedSize(join(dist, file));
  };
  return chunks.map(({ file, css = [] }) => ({
    file,
    script: weightOf(file),
    style: css.reduce((sum, sheet) => sum + weightOf(sheet), 0),
  }));
}

/** As the server sends it: the build lays each file beside itself in its smallest form (vite/precompressed.ts). */
function compressedSize(path: string): number {
  const ready = `${path}.br`;
  return existsSync(ready) ? statSync(ready).size : brotliCompressSync(readFileSync(path)).length;
}

const inKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** One line for a budget. */
export const describeSpending = ({ name, spent, limit }: Spending): string =>
  `${name}: ${inKilobytes(spent)} of ${inKilobytes(limit)}`;

/** The budgets that are overspent, each with what weighs most. */
export const findOverspent = (spendings: readonly Spending[]): string[] =>
  spendings
    .filter(({ spent, limit }) => spent > limit)
    .map((each) => [describeSpending(each), ...each.heaviest].join('\n    '));

/** What is wrong with the first pages: budgets that are overspent, and what does not belong there. */
export const findOverweight = ({ spendings, strangers }: Measurement): string[] => [
  ...findOverspent(spendings),
  ...strangers,
];
