import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { listFiles } from './list-files.ts';
import { inRoot } from './root.ts';
import { runInView } from './run.ts';

const dist = inRoot('apps', 'web', 'dist');
const rendering = inRoot('apps', 'web', 'dist-server', 'render-page.js');
const stampFile = inRoot('apps', 'web', 'dist', '.sources');

// Everything that ends up in the pages or decides how they are built.
const sources = [
  'apps/web/**/*',
  'packages/*/src/**/*',
  'packages/*/package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const isTest = /\/test\/|\.test\.tsx?$/;

const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');

const build = (...options: string[]): Promise<boolean> =>
  runInView(process.execPath, [vite, 'build', '--logLevel', 'warn', ...options], { cwd: inRoot('apps', 'web') });

/** Builds the web: what browsers load, and the same for the server, which renders pages with it. */
export async function buildWeb(): Promise<boolean> {
  const stamp = stampSources();
  const built = await Promise.all([build(), build('--config', 'vite.server.config.ts')]);
  const isBuilt = built.every(Boolean);
  if (isBuilt) writeFileSync(stampFile, stamp);
  return isBuilt;
}

/** Whether the web is built, of the sources as they are. */
export const isWebBuilt = (): boolean =>
  [`${dist}/index.html`, rendering, stampFile].every((file) => existsSync(file)) &&
  readFileSync(stampFile, 'utf8') === stampSources();

/** Builds the web if its sources differ from those it was last built of, so that a later start is quick. */
export async function buildWebIfChanged(): Promise<void> {
  if (isWebBuilt()) return;
  console.log('Building the web, once: this takes a little while.');
  if (!(await buildWeb())) {
    console.error('The web could not be built; the reason stands above.');
    process.exit(1);
  }
}

/** A fingerprint of contents, not of times: a fresh clone and a change of branch touch every time. */
function stampSources(): string {
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
