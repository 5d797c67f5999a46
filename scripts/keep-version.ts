import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readMigrations } from '../apps/server/src/database/migrate.ts';
import { OF_LAST_VERSION } from './checks/migrations.ts';
import { makeDataDirectory, startDemoServer } from './lib/demo-server.ts';
import { KEPT_VERSION, type KeptVersion } from './lib/kept-version.ts';
import { recordAnswers } from './lib/record-answers.ts';
import { inRoot } from './lib/root.ts';
import { buildWebIfChanged } from './lib/web-build.ts';

// `npm run keep-version`, at a release: keeps its web, what its server answers and the number of its newest migration, for the tests and
// checks of the versions after it.

/** What a page is made of; fonts and pictures are the same in each version, or do not matter to a journey. */
const isKept = (file: string): boolean => /\.(js|css)$/.test(file);

async function readAssets(): Promise<Record<string, string>> {
  const folder = inRoot('apps', 'web', 'dist', 'assets');
  const files = (await readdir(folder)).filter(isKept).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [`/assets/${file}`, await readFile(join(folder, file), 'utf8')])),
  );
}

async function keep(): Promise<void> {
  await buildWebIfChanged();
  const data = makeDataDirectory();
  const server = await startDemoServer({ dataDirectory: data.path, env: { DATABASE_URL: '' } });
  try {
    const page = await fetch(`${server.url}/offline`).then((answer) => answer.text());
    const kept: KeptVersion = { page, assets: await readAssets(), answers: await recordAnswers(server.url) };
    const text = Buffer.from(JSON.stringify(kept));
    const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    mkdirSync(join(KEPT_VERSION, '..'), { recursive: true });
    writeFileSync(KEPT_VERSION, brotliCompressSync(text, { params }));
    const newest = (await readMigrations()).at(-1)?.name ?? '';
    writeFileSync(inRoot(OF_LAST_VERSION), `${Number.parseInt(newest, 10)}\n`);
    console.log(`Kept ${Object.keys(kept.assets).length} files and ${Object.keys(kept.answers).length} answers`);
  } finally {
    await server.stop();
  }
}

await keep();
