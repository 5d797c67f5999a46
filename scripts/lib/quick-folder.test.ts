import { existsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { makeQuickFolder } from './quick-folder.ts';

test('where there is room a run has a folder that every account may write in, until it is over', async () => {
  const { path = '', remove } = makeQuickFolder(tmpdir(), 1) ?? {};
  expect([dirname(path), statSync(path).mode & 0o7777]).toEqual([tmpdir(), 0o1777]);
  await remove?.();
  expect(existsSync(path)).toBe(false);
});

test('without enough room, or without such a place, the disk has to do', () => {
  expect(makeQuickFolder(tmpdir(), Number.MAX_SAFE_INTEGER)).toBeUndefined();
  expect(makeQuickFolder(join(tmpdir(), 'nowhere'), 1)).toBeUndefined();
});
