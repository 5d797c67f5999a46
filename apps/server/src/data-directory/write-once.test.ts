import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeOnce } from './write-once.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test('of several that write one file at once one does, and it is whole', async () => {
  const file = join(directory, 'lock.json');
  const written = await Promise.all(['a', 'b', 'c'].map((text) => writeOnce(file, text.repeat(1_000))));
  expect(written.filter(Boolean)).toHaveLength(1);
  expect(new Set(await readFile(file, 'utf8')).size).toBe(1);
  expect(await readdir(directory)).toEqual(['lock.json']);
});

test('on a disk that takes nothing it leaves nothing', async () => {
  const url = new URL('./write-once.ts', import.meta.url).href;
  const program = `
    const { writeOnce } = await import(${JSON.stringify(url)});
    console.log(await writeOnce('lock.json', 'x'.repeat(5_000)).catch((error) => error.code));`;
  // No file may grow in there: the kernel refuses it, as it does on a full disk. Its signal is ignored, as Node does by itself.
  const limited = [
    '-c',
    'trap "" XFSZ; ulimit -f 0; exec "$0" "$@"',
    process.execPath,
    '--input-type=module',
    '--eval',
    program,
  ];
  const { stdout, stderr } = spawnSync('sh', limited, { cwd: directory, encoding: 'utf8' });
  expect([stdout.trim(), stderr]).toEqual(['EFBIG', '']);
  expect(await readdir(directory)).toEqual([]);
});
