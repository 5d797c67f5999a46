import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putInPlace } from './put-in-place.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mercadito-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MODULE = new URL('./put-in-place.ts', import.meta.url).href;

/** A build of so many files that each say whose they are. */
function build(name: string): string {
  const finished = join(folder, name);
  mkdirSync(finished);
  for (let file = 0; file < 20; file += 1) writeFileSync(join(finished, `${file}`), name);
  return finished;
}

test('of several that put theirs into one place at once one remains, whole, and nothing lies beside it', async () => {
  const place = join(folder, 'place');
  const beside = join(folder, 'beside');
  const names = ['first', 'second', 'third', 'fourth'];
  const ended = names.map((name) => {
    const program = `const { putInPlace } = await import(${JSON.stringify(MODULE)});
      await putInPlace(...${JSON.stringify([build(name), place, beside])});`;
    return once(spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' }), 'exit');
  });
  expect((await Promise.all(ended)).map(([code]) => code)).toEqual([0, 0, 0, 0]);
  const owners = readdirSync(place).map((file) => readFileSync(join(place, file), 'utf8'));
  expect([owners.length, new Set(owners).size]).toEqual([20, 1]);
  expect(readdirSync(folder)).toEqual(['place']);
});

test.each([
  ['of a process that is no more', '999999999'],
  ['that a full disk has left empty', ''],
])('a lock %s is taken over', async (_which, text) => {
  const beside = join(folder, 'beside');
  writeFileSync(`${beside}.lock`, text);
  await putInPlace(build('first'), join(folder, 'place'), beside);
  expect(existsSync(`${beside}.lock`)).toBe(false);
});

test('a lock that somebody else has for long is named, with who has it', async () => {
  const beside = join(folder, 'beside');
  writeFileSync(`${beside}.lock`, String(process.ppid));
  const put = putInPlace(build('first'), join(folder, 'place'), beside, 0);
  await expect(put).rejects.toThrow(`${beside}.lock is held by process ${process.ppid}`);
});
