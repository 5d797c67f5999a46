import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepAssets } from './keep-assets.ts';

async function aPlace() {
  const directory = await mkdtemp(join(tmpdir(), 'mercadito-assets-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const kept = join(directory, 'kept');
  let versions = 0;
  /** A version of the web with these files, which is then started. */
  const start = async (...names: string[]) => {
    versions += 1;
    const built = join(directory, `built-${versions}`);
    await mkdir(built);
    for (const name of names) await writeFile(join(built, name), name);
    await keepAssets(built, kept);
  };
  const files = async () => (await readdir(kept)).filter((name) => name !== '.versions').toSorted();
  return { kept, start, files };
}

test('the files of a version and of the two before it are kept, and no older ones', async () => {
  const { kept, start, files } = await aPlace();
  await start('react-1.js', 'home-1.js');
  await start('react-1.js', 'home-2.js');
  await start('react-1.js', 'home-3.js');
  expect(await files()).toEqual(['home-1.js', 'home-2.js', 'home-3.js', 'react-1.js']);
  await start('react-1.js', 'home-4.js');
  expect(await files()).toEqual(['home-2.js', 'home-3.js', 'home-4.js', 'react-1.js']);
  expect(await readFile(join(kept, 'home-2.js'), 'utf8')).toBe('home-2.js');
});

test('starting one version again and again, in two processes at once too, counts as one', async () => {
  const { start, files } = await aPlace();
  await start('home-1.js');
  for (let round = 0; round < 3; round += 1) await Promise.all([start('home-2.js'), start('home-2.js')]);
  expect(await files()).toEqual(['home-1.js', 'home-2.js']);
});

test('a version that is gone back to is the newest again', async () => {
  const { start, files } = await aPlace();
  for (const version of [1, 2, 3, 1, 4]) await start(`home-${version}.js`);
  expect(await files()).toEqual(['home-1.js', 'home-3.js', 'home-4.js']);
});
