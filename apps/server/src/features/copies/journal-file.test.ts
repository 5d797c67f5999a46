import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { appendJournal, type JournalEntry, type JournalPlaces, readJournal } from './journal-file.ts';
import { makeKeys, type ReadingKey } from './keys.ts';

const anEntry = (subject_id: number): JournalEntry => ({
  entry: `entry-${subject_id}`,
  kind: 'person_gone',
  subject_id,
  subject_created_at: '2026-01-01T00:00:00.000Z',
  facts: {},
  created_at: `2026-02-0${subject_id}T00:00:00.000Z`,
});

async function aDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** Both places, and the key that reads the sealed one. */
async function somePlaces(dataDir: string, directory: string): Promise<[JournalPlaces, ReadingKey]> {
  const { identity, recipient } = await makeKeys();
  return [{ dataDir, copies: { directory, key: { recipients: [recipient] } }, s3: null }, { identities: [identity] }];
}

const subjectsOf = (entries: readonly JournalEntry[]): number[] => entries.map(({ subject_id }) => subject_id);

test('the journal in DATA_DIR is written where the place of the copies cannot be, once however often it is tried (BACKUP-5)', async () => {
  const dataDir = await aDirectory();
  const file = join(dataDir, 'a-file');
  await writeFile(file, '');
  const [away, key] = await somePlaces(dataDir, file);
  for (const entries of [[anEntry(1)], [anEntry(1), anEntry(2)]]) {
    await expect(appendJournal(away, entries)).rejects.toThrow(/EEXIST|ENOTDIR/);
  }
  const here = { dataDir, copies: { directory: null, key: null }, s3: null };
  expect(subjectsOf((await readJournal(here, key)).entries)).toEqual([1, 2]);
  expect((await readFile(join(dataDir, 'journal.ndjson'), 'utf8')).split('\n').filter(Boolean)).toHaveLength(2);
});

test('blocks that were sealed for another key or damaged are counted, and hold back none of the others (BACKUP-5)', async () => {
  const [first, second, directory] = [await aDirectory(), await aDirectory(), await aDirectory()];
  const [before, oldKey] = await somePlaces(first, directory);
  const [after, newKey] = await somePlaces(second, directory);
  await appendJournal(before, [anEntry(1)]);
  await appendJournal(before, [anEntry(2)]);
  await appendJournal(after, [anEntry(3)]);
  await appendJournal(after, [anEntry(4)]);

  const sealed = join(directory, 'journal.age');
  const text = await readFile(sealed, 'utf8');
  // Into the last line of letters of the last block.
  const place = text.trimEnd().lastIndexOf('\n') - 5;
  await writeFile(sealed, `${text.slice(0, place)}${text[place] === 'A' ? 'B' : 'A'}${text.slice(place + 1)}`);

  const elsewhere = { ...after, dataDir: await aDirectory() };
  const read = await readJournal(elsewhere, newKey);
  expect([subjectsOf(read.entries), read.unread]).toEqual([[3], { ofAnotherKey: 2, damaged: 1 }]);
  const both = { identities: [oldKey, newKey].flatMap((key) => ('identities' in key ? key.identities : [])) };
  const all = await readJournal(elsewhere, both);
  expect([subjectsOf(all.entries), all.unread]).toEqual([[1, 2, 3], { ofAnotherKey: 0, damaged: 1 }]);
});
