import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONNECTION_LIMITS } from './connections.ts';
import { limitOfOpenFiles, withinOpenFiles } from './open-files.ts';

test('the limit is read as the kernel tells it, and unknown where it does not', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  const file = join(directory, 'limits');
  await writeFile(
    file,
    'Limit  Soft Limit  Hard Limit  Units\nMax open files            1024                 4096                 files\n',
  );
  expect(limitOfOpenFiles(file)).toBe(1024);
  await writeFile(file, 'Max open files            unlimited            unlimited            files\n');
  expect([limitOfOpenFiles(file), limitOfOpenFiles(join(directory, 'none'))]).toEqual([undefined, undefined]);
  await rm(directory, { recursive: true });
});

test.each([
  ['postgres', 256, 68, 34],
  ['postgres', 1024, 452, 226],
  ['embedded', 1024, 312, 156],
] as const)(
  'on the %s engine with %d open files a process takes %d connections, %d of them streams',
  (engine, openFiles, connections, streams) => {
    expect(withinOpenFiles(CONNECTION_LIMITS, openFiles, engine)).toMatchObject({ connections, streams });
  },
);

test.each([
  ['postgres', 130, 140],
  ['embedded', 256, 420],
] as const)(
  'on the %s engine %d open files are too few, and how many are needed is said',
  (engine, openFiles, needed) => {
    expect(() => withinOpenFiles(CONNECTION_LIMITS, openFiles, engine)).toThrow(`needs ${needed}`);
  },
);

test('with enough of them, or where nobody can tell, all that it may', () => {
  for (const openFiles of [4_500, 1_048_576, undefined]) {
    expect(withinOpenFiles(CONNECTION_LIMITS, openFiles, 'embedded')).toBe(CONNECTION_LIMITS);
  }
});
