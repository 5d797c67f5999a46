import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeWhole } from './write-whole.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test('of several who write one file at once each writes it whole, and nothing else stays', async () => {
  const file = join(directory, 'picture.webp');
  const contents = ['a', 'b', 'c', 'd'].map((letter) => Buffer.alloc(1_000_000, letter));
  await Promise.all(contents.map((bytes) => writeWhole(file, bytes)));
  const written = await readFile(file);
  expect(contents.filter((bytes) => bytes.equals(written))).toHaveLength(1);
  expect(await readdir(directory)).toEqual(['picture.webp']);
});

test('what cannot be put into its place leaves nothing behind', async () => {
  const taken = join(directory, 'taken');
  await mkdir(join(taken, 'inside'), { recursive: true });
  await expect(writeWhole(taken, Buffer.from('bytes'))).rejects.toThrow();
  expect(await readdir(directory)).toEqual(['taken']);
});
