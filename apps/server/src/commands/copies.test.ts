import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { asFound, draftOf, entriesOf, writeCrafted } from '../../test/crafted-copies.ts';
import { makePostgresDatabase, testEngine } from '../../test/database/test-database.ts';
import { useServedPlace } from '../../test/operator-command.ts';
import { aDirectory } from '../../test/town-copies.ts';
import { makeKeys, readKeyFile } from '../features/copies/index.ts';
import { appendJournal } from '../features/copies/journal-file.ts';
import { encrypterFor } from '../features/copies/keys.ts';

// Starts of whole processes, and databases made from nothing: seconds each on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const { settle, run } = useServedPlace();

/** A new key: the file with its secret half, and the setting with the other. */
async function aKey() {
  const file = join(await aDirectory(), 'town.key');
  const { code, said } = await run('backup', ['--make-key', file]);
  expect(code).toBe(0);
  return { file, recipient: /^BACKUP_KEY=(age1\w+)$/m.exec(said)?.[1] ?? '' };
}

/** Where nobody has lived yet. */
async function elsewhere(): Promise<{ DATA_DIR: string; DATABASE_URL: string | undefined }> {
  const DATA_DIR = join(await aDirectory(), 'data');
  if (testEngine !== 'postgres') return { DATA_DIR, DATABASE_URL: undefined };
  const { databaseUrl, remove } = await makePostgresDatabase();
  onTestFinished(remove);
  return { DATA_DIR, DATABASE_URL: databaseUrl };
}

test('an operator makes a key that only she can read, and it is not written over', async () => {
  const { file } = await aKey();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const secret = await readFile(file, 'utf8');
  expect((await run('backup', ['--make-key', file])).code).toBe(1);
  expect(await readFile(file, 'utf8')).toBe(secret);
});

test('a copy is made with the half of the key that seals, read back with the other, and restored elsewhere (BACKUP-1)', async () => {
  await settle('nena', { first_name: 'Nena', last_name: 'Ruiz' });
  const { file: key, recipient } = await aKey();
  const copy = join(await aDirectory(), 'town.copy');
  const sealing = { BACKUP_KEY: recipient };
  expect(await run('backup', [copy], { settings: sealing })).toMatchObject({
    code: 0,
    said: expect.stringContaining(`${copy}: whole`),
  });
  // Who has the server's settings alone seals, and opens nothing.
  expect(await run('restore', ['--check', copy], { settings: sealing })).toMatchObject({
    code: 1,
    complaint: expect.stringMatching(/^Say where the secret key is/),
  });
  // Of a key that was in use before.
  const BACKUP_DIR = await aDirectory();
  const former = { recipients: [(await makeKeys()).recipient] };
  await appendJournal({ dataDir: await aDirectory(), copies: { directory: BACKUP_DIR, key: former }, s3: null }, []);
  const settings = { ...sealing, BACKUP_DIR, ...(await elsewhere()) };
  expect(await run('restore', ['--check', '--key', key, copy], { settings })).toMatchObject({
    code: 0,
    said: expect.stringMatching(/: whole, .*\nWarning: 1 block of .*journal\.age sealed for another key/),
  });
  const journalAway = join(await aDirectory(), 'a-file');
  await writeFile(journalAway, '');
  const away = { ...settings, BACKUP_DIR: journalAway };
  expect(await run('restore', ['--check', '--key', key, copy], { settings: away })).toMatchObject({
    code: 0,
    said: expect.stringMatching(/: whole, .*\nWarning: the journal could not be read: ENOTDIR/),
  });
  const restored = await run('restore', ['--key', key, copy], { settings });
  expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/Restored\..*\nWarning: 1 block of/) });
  const again = await run('restore', ['--key', key, copy], { settings });
  expect(again.code, 'a town is there, and --replace was not said').toBe(1);
});

test('a copy with a byte that another hand has changed is refused, and nothing is made of it (BACKUP-2)', async () => {
  const { file: key, recipient } = await aKey();
  const copy = join(await aDirectory(), 'town.copy');
  await run('backup', [copy], { settings: { BACKUP_KEY: recipient } });
  const bytes = await readFile(copy);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(copy, bytes);
  const settings = await elsewhere();
  expect((await run('restore', ['--key', key, copy], { settings })).code).toBe(1);
  expect(await stat(settings.DATA_DIR).catch(() => null)).toBeNull();
});

test('a check reads a copy as restoring it would: one with a table of no version is refused (BACKUP-2, BACKUP-3)', async () => {
  const { file: key, recipient } = await aKey();
  const copy = join(await aDirectory(), 'town.copy');
  await run('backup', [copy], { settings: { BACKUP_KEY: recipient } });
  const draft = await draftOf(copy, await readKeyFile(key));
  draft.header.tables.push({ name: 'public.spies', columns: ['id'] });
  draft.manifest.rows['public.spies'] = 0;
  asFound(draft);
  const encrypter = await encrypterFor({ recipients: [recipient] });
  await writeCrafted(copy, async (archive) => Buffer.from(await encrypter.encrypt(archive)), entriesOf(draft));
  expect(await run('restore', ['--check', '--key', key, copy])).toMatchObject({
    code: 1,
    complaint: 'The copy cannot be used: it has the table public.spies, which its version has not.',
  });
});

test('without a key, and without a place, the command says what is missing', async () => {
  expect(await run('backup', ['x.copy'])).toMatchObject({ code: 1, complaint: expect.stringMatching(/--make-key/) });
  expect(await run('backup', [])).toMatchObject({ code: 1, complaint: expect.stringMatching(/^Say where to/) });
});
