import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase, testEngine } from '../../test/database/test-database.ts';
import { openDatabase } from '../database/connection.ts';
import { makeTemplate } from '../database/embedded/make-template.ts';

const COMMAND = fileURLToPath(new URL('./make-admin.ts', import.meta.url));

// Starts of whole processes: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let environment: Record<string, string>;
let directory: string;
let postgres: TestDatabase | undefined;
beforeAll(async () => {
  await makeTemplate();
  directory = await mkdtemp(join(tmpdir(), 'mercadito-make-admin-'));
  if (testEngine === 'postgres') postgres = await createTestDatabase();
  // The command makes no database: a server has been here.
  else await (await openDatabase({ dataDir: directory, inThisThread: true })).close();
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
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ code, said: said.replace(/^Database: .*\n/, '') })),
  );
}

async function roles(): Promise<Record<string, string>> {
  const database = await openDatabase({ databaseUrl: postgres?.databaseUrl, dataDir: directory, inThisThread: true });
  const rows = await database.db.selectFrom('users').select(['username', 'role']).execute();
  await database.close();
  return Object.fromEntries(rows.map(({ username, role }) => [username, role]));
}

test('opens an account that is an Admin, and of one that is an Admin already asks nothing', async () => {
  expect(await makeAdmin(['jefa'], 'a-good-password')).toMatchObject({ code: 0 });
  expect(await roles()).toEqual({ jefa: 'Admin' });
  expect(await makeAdmin(['JEFA'])).toMatchObject({ code: 0, said: expect.stringContaining('an Admin already') });
});

test('says whose account it is that is there, and makes it an Admin only for whoever is sure', async () => {
  const database = await openDatabase({ databaseUrl: postgres?.databaseUrl, dataDir: directory, inThisThread: true });
  await database.db
    .insertInto('users')
    .values({ username: 'ana', first_name: 'Ana', last_name: 'Ruiz', email: 'ana@example.com', password_hash: 'x' })
    .execute();
  await database.close();
  const whose = 'ana is the account of Ana Ruiz, ana@example.com (role User)';
  const asked = await makeAdmin(['ana']);
  expect(asked).toEqual({ code: 1, said: `${whose}: nothing was done. Add --yes to make it an Admin.\n` });
  expect(await roles()).toMatchObject({ ana: 'User' });
  expect(await makeAdmin(['ana', '--yes'])).toEqual({ code: 0, said: `${whose}. It is an Admin now.\n` });
  expect(await roles()).toMatchObject({ ana: 'Admin' });
});

// Every other reason is told in the same way: features/accounts/make-admin.test.ts has them.
test.each([
  ['no name', [], '', /^Say whom: npm run make-admin/],
  ['no password', ['patron'], '', /^A password is needed/],
  ['a short password', ['patron'], 'short', /^password: At least 8 characters/],
])('says in one line what is wrong with %s, and opens nothing', async (_case, args, password, words) => {
  const { code, said } = await makeAdmin(args, password);
  expect(code).toBe(1);
  expect(said.trim()).toMatch(words);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(await roles()).not.toHaveProperty('patron');
});
