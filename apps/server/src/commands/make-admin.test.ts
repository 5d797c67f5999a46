import { expect, test, vi } from 'vitest';
import { useServedPlace } from '../../test/operator-command.ts';

// Starts of whole processes: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const { open, settle, run } = useServedPlace();

/** What the command says, with a password on standard input. */
async function makeAdmin(args: string[], typed = ''): Promise<{ code: number | null; said: string }> {
  const { code, said, complaint } = await run('make-admin', args, { typed });
  return { code, said: said + complaint };
}

async function roles(): Promise<Record<string, string>> {
  const database = await open();
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
  await settle('ana', { first_name: 'Ana', last_name: 'Ruiz' });
  const whose = 'ana is the account of Ana Ruiz, ana@example.com (role User)';
  const asked = await makeAdmin(['ana']);
  expect(asked).toEqual({ code: 1, said: `${whose}: nothing was done. Add --yes to make it an Admin.` });
  expect(await roles()).toMatchObject({ ana: 'User' });
  expect(await makeAdmin(['ana', '--yes'])).toEqual({ code: 0, said: `${whose}. It is an Admin now.` });
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
