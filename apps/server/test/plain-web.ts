import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWebBuild } from '../src/features/pages/web-build.ts';

const HTML = '<!doctype html><html lang="en"><head><title>t</title></head><body><div id="app"></div></body></html>';

/**
 * In place of the web's build: a page without files.
 * @param rendering the module that renders it; left out, nothing does
 */
export async function aPlainWeb(rendering?: string) {
  const directory = await mkdtemp(join(tmpdir(), 'mercadito-web-'));
  const module = join(directory, 'render-page.mjs');
  await writeFile(join(directory, 'index.html'), HTML);
  if (rendering) await writeFile(module, rendering);
  return { web: readWebBuild(directory, module), remove: () => rm(directory, { recursive: true, force: true }) };
}
