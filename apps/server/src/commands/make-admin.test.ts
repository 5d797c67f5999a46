import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import { openDatabase } from '../database/connection.ts';

const COMMAND = fileURLToPath(new URL('./make-admin.ts', import.meta.url));

let environment: Record<string, string>;
let directory: string;
let postgres: TestDatabase | undefined;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mercadito-make-admin-'));
  if (process.env.TEST_ENGINE === 'postgres') postgres = await createTestDatabase();
  environment = { DATA_DIR: directory, ...(postgres?.databaseUrl && { DATABASE_URL: postgres.databaseUrl }) };
});
afterAll(async () => {
  await postgres?.drop();
  await rm(directory, { recursive: true, force: true });
});

/** Runs the command as an operator would, with a password on standard input. */
function makeAdmin(args: string[], password = ''): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [COMMAND, ...args], { env: { ...process.env, ...environment } });
  let said = '';
  child.stdout.on('data', (part) => {
    said += part;
  });
  child.stderr.on('data', (part) => {
    said += part;
  });
  child.stdin.end(`${password}\n`);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

async function roles(): Promise<Record<string, string>> {
  const database = await openDatabase({ databaseUrl: postgres?.databaseUrl, dataDir: directory });
  const rows = await database.db.selectFrom('users').select(['username', 'role']).execute();
  await database.close();
  return Object.fromEntries(rows.map(({ username, role }) => [username, role]));
}

test('opens an account that is an Admin, and makes one of an account there is without a password', async () => {
  expect(await makeAdmin(['jefa'], 'a-good-password')).toMatchObject({ code: 0 });
  expect(await roles()).toEqual({ jefa: 'Admin' });
  expect(await makeAdmin(['JEFA'])).toMatchObject({ code: 0 });
});

test.each([
  ['no name', [], '', /^Say whom: npm run make-admin/],
  ['a name too short', ['ab'], 'a-good-password', /^username: /],
  ['a short password', ['patron'], 'short', /^password: At least 8 characters/],
  ['a common password', ['patron'], 'password1', /^This password is too common/],
  ["the town's name as a password", ['patron'], 'Galeana-2026', /^This password is too easy to guess/],
  ['no password', ['patron'], '', /^A password is needed/],
  ['an e-mail that is none', ['patron', 'nobody'], 'a-good-password', /^email: /],
])('says in one line what is wrong with %s, and opens nothing', async (_case, args, password, words) => {
  const { code, said } = await makeAdmin(args, password);
  expect(code).toBe(1);
  expect(said.trim()).toMatch(words);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(await roles()).not.toHaveProperty('patron');
});
