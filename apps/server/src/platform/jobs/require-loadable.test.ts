import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requireLoadable } from './require-loadable.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  // A module that needs a package that needs another one, as the queue of jobs does.
  const packages = { old: "module.exports = require('older');", older: 'module.exports = 7;' };
  for (const [name, text] of Object.entries(packages)) {
    await mkdir(join(directory, 'node_modules', name), { recursive: true });
    await writeFile(join(directory, 'node_modules', name, 'index.js'), text);
  }
  await writeFile(join(directory, 'queue.mjs'), "import old from 'old';\nexport default old;\n");
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test('a module whose packages are being installed is loaded once they are there', async () => {
  const url = pathToFileURL(join(directory, 'queue.mjs')).href;
  const place = join(directory, 'node_modules', 'older');
  await rename(place, join(directory, 'away'));
  await expect(requireLoadable(url)).rejects.toThrow('are packages being installed?');
  await rename(join(directory, 'away'), place);
  await requireLoadable(url);
  expect(await import(url)).toMatchObject({ default: 7 });
});

test('what was tried here and failed would fail for ever', () => {
  const program = `
    import { renameSync } from 'node:fs';
    const load = () => import('./queue.mjs').then(() => 'loaded', () => 'failed');
    renameSync('node_modules/older', 'away');
    console.log(await load());
    renameSync('away', 'node_modules/older');
    console.log(await load());`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: directory });
  expect(String(stdout).trim().split('\n')).toEqual(['failed', 'failed']);
});
