import type { SpawnOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';
import { putInPlace } from './put-in-place.ts';
import { inRoot } from './root.ts';
import { type Outcome, runInView, runQuietly } from './run.ts';
import { writeLists } from './written-lists.ts';

/** The web is built twice: as browsers load it, and as the server renders pages with it. */
const BUILDS = {
  pages: { options: [], folder: 'dist', proof: 'index.html' },
  rendering: { options: ['--config', 'vite.server.config.ts'], folder: 'dist-server', proof: 'render-page.js' },
} as const;

type WebBuild = keyof typeof BUILDS;
const WEB_BUILDS = Object.keys(BUILDS) as WebBuild[];

// Everything that ends up in the pages or decides how they are built.
const sources = [
  'apps/web/**/*',
  'packages/*/src/**/*',
  'packages/*/package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const isTest = /\/test\/|\.test\.tsx?$/;

const inFolder = (which: WebBuild, file: string): string => inRoot('apps', 'web', BUILDS[which].folder, file);
const STAMP = '.sources';
const stampOf = (which: WebBuild): string => inFolder(which, STAMP);

/** Makes one of the builds and keeps what it prints, for a check that tells only of a failure. */
export function buildQuietly(which: WebBuild): Promise<Outcome> {
  return make(which, runQuietly);
}

/** Makes one of the builds in plain view; resolves to whether it succeeded. */
export async function buildOne(which: WebBuild): Promise<boolean> {
  const { ok } = await make(which, async (...command) => ({ ok: await runInView(...command) }));
  return ok;
}

async function make<Ended extends { ok: boolean }>(
  which: WebBuild,
  run: (command: string, args: string[], options: SpawnOptions) => Promise<Ended>,
): Promise<Ended> {
  const stamp = stampSources();
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  // Beside, since a server may serve what is there, and another start may build as well.
  const finished = inRoot('node_modules', '.cache', 'mercadito', `web-${which}-${process.pid}`);
  const where = ['--outDir', finished, '--emptyOutDir'];
  const args = [vite, 'build', '--logLevel', 'warn', ...BUILDS[which].options, ...where];
  // Whoever starts it may run tests, or be developing: people load React as it is for them all the same.
  const env = { ...process.env, NODE_ENV: 'production' };
  const ended = await run(process.execPath, args, { cwd: inRoot('apps', 'web'), env });
  if (ended.ok) {
    writeFileSync(join(finished, STAMP), stamp);
    const beside = inRoot('node_modules', '.cache', 'mercadito', `web-${which}`);
    await putInPlace(finished, inRoot('apps', 'web', BUILDS[which].folder), beside);
  }
  rmSync(finished, { recursive: true, force: true });
  return ended;
}

/** Builds the web. */
export async function buildWeb(which: readonly WebBuild[] = WEB_BUILDS): Promise<boolean> {
  return (await Promise.all(which.map(buildOne))).every(Boolean);
}

/** Those builds that are missing, or were made of other sources. */
export function missingBuilds(): WebBuild[] {
  const stamp = stampSources();
  const isBuilt = (which: WebBuild): boolean =>
    existsSync(inFolder(which, BUILDS[which].proof)) &&
    existsSync(stampOf(which)) &&
    readFileSync(stampOf(which), 'utf8') === stamp;
  return WEB_BUILDS.filter((which) => !isBuilt(which));
}

/** Makes the builds that are missing, so that a later start is quick. */
export async function buildWebIfChanged(missing = missingBuilds()): Promise<void> {
  if (missing.length === 0) return;
  console.log('Building the web, once: this takes a little while.');
  if (!(await buildWeb(missing))) {
    console.error('The web could not be built; the reason stands above.');
    process.exit(1);
  }
}

/** A fingerprint of contents, not of times: a fresh clone and a change of branch touch every time. */
function stampSources(): string {
  writeLists();
  const hash = createHash('sha256');
  for (const path of listFiles(sources).filter((each) => !isTest.test(each))) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(inRoot(path)))
      .update('\0');
  }
  return hash.digest('hex');
}
