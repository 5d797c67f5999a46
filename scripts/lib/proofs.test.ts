import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from './list-files.ts';
import { PROOFS, readProof } from './proofs.ts';
import { inRoot } from './root.ts';

test('a proof takes its seed and its length, and says how it is run again', () => {
  const { env, again } = readProof(['fuzz', '--seed', '7', '--requests', '500'], 1);
  expect(env).toEqual({ FUZZ_SEED: '7', FUZZ_REQUESTS: '500' });
  expect(again).toBe('npm run prove -- fuzz --seed 7 --requests 500');
});

test('without a word it is long, and its chosen seed is told', () => {
  const { env, again } = readProof(['kill'], 31);
  expect(env).toEqual({ KILL_SEED: '31', KILL_ROUNDS: '100' });
  expect(again).toBe('npm run prove -- kill --seed 31');
});

test('a proof that is left out in short where it cannot be had is a must', () => {
  expect(readProof(['disk'], 1).env).toEqual({ DISK_IS_A_MUST: '1' });
});

test.each([
  [[], /^Say what/],
  [['toString'], /^Say what/],
  [['fuzz', 'kill'], /^Say what/],
  [['races', '--seed', '7'], /takes no --seed/],
  [['fuzz', '--requests', 'many'], /--requests: a whole number/],
])('%j is refused', (args, words) => {
  expect(() => readProof(args, 1)).toThrow(words);
});

test.each(Object.entries(PROOFS))('%s runs something that is there', (_name, { tests, program }) => {
  const files = listFiles(['apps/server/{src,test}/**/*.test.ts']).filter((path) => tests && path.includes(tests));
  expect(files.length > 0 || existsSync(inRoot('bench', program ?? 'nothing'))).toBe(true);
});
