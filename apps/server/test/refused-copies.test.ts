import { spawnSync } from 'node:child_process';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { encrypterFor } from '../src/features/copies/keys.ts';
import { asFound, type Draft, draftOf, entriesOf, writeCrafted } from './crafted-copies.ts';
import { fingerprint } from './fingerprint.ts';
import { aProduct, aShop } from './shops.ts';
import { aDirectory, anEmptyHouse, copied, KEY, openTown, restored } from './town-copies.ts';

// Of every Unix, and no package's.
const MAKE_PIPE = 'mkfifo';

// Databases made from nothing: seconds each on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** Has another line in the place of the first row of a table. */
const withRow = (table: string, line: (first: string[]) => unknown) => (draft: Draft) => {
  const at = draft.entries.findIndex(({ name }) => name.startsWith(`tables/${table}/`));
  const [{ name, bytes } = { name: '', bytes: new Uint8Array() }] = draft.entries.slice(at);
  const [first = '', ...rest] = gunzipSync(bytes).toString().split('\n');
  const changed = gzipSync([JSON.stringify(line(JSON.parse(first))), ...rest].join('\n'));
  draft.entries.splice(at, 1, { name, bytes: changed });
};

/** What only the database of its version can tell. */
const CRAFTED: readonly (readonly [what: string, change: (draft: Draft) => unknown, sentence: RegExp])[] = [
  [
    'a table that its version has not',
    ({ header, manifest }) => {
      header.tables.push({ name: 'public.spies', columns: ['id'] });
      manifest.rows['public.spies'] = 0;
    },
    /it has the table public\.spies, which its version has not/,
  ],
  [
    'a version that is newer',
    ({ header }) => header.migrations.push({ name: '9999-from-tomorrow', checksum: '' }),
    /made by a newer version.*9999-from-tomorrow/,
  ],
  [
    'a value that is none',
    withRow('public.users', ([, ...rest]) => ['no number', ...rest]),
    /rows of public\.users cannot be read into this database \(invalid input syntax/,
  ],
  [
    'rows that refer to nobody',
    withRow('public.users', ([, ...rest]) => ['999999999', ...rest]),
    /what its rows refer to cannot be read into this database \(.* violates foreign key/,
  ],
];

test('a copy with something in it that its version has not is refused, and the town is as it was (BACKUP-2, BACKUP-3)', async () => {
  const house = await anEmptyHouse();
  const town = await openTown(house);
  await aProduct(town, await aShop(town));
  const all = await fingerprint(town);
  const file = await copied(house);
  await town.close();
  const pictures = await readdir(join(house.dataDir, 'pictures'));

  const encrypter = await encrypterFor(KEY);
  const seal = async (archive: Uint8Array) => Buffer.from(await encrypter.encrypt(archive));
  const crafted = join(await aDirectory(), 'crafted.copy');
  for (const [what, change, sentence] of CRAFTED) {
    const draft = await draftOf(file, KEY);
    change(draft);
    draft.entries.push({ name: `pictures/${'f'.repeat(32)}/320.webp`, bytes: Buffer.from('a picture') });
    asFound(draft);
    await writeCrafted(crafted, seal, entriesOf(draft));
    await expect(restored(crafted, house, true), what).rejects.toThrow(sentence);
  }
  expect(await readdir(join(house.dataDir, 'pictures'))).toEqual(pictures);
  expect(await fingerprint(await openTown(house))).toBe(all);
});

test('while a town is restored nobody else restores one in its place (BACKUP-3)', async () => {
  const house = await anEmptyHouse();
  const town = await openTown(house);
  const file = await copied(house);
  await aShop(town);
  await town.close();
  // Reading the journal, the first one waits.
  const gate = join(house.dataDir, 'journal.ndjson');
  expect(spawnSync(MAKE_PIPE, [gate]).status).toBe(0);
  const first = restored(file, house, true);
  const opened = await open(gate, 'w');
  await expect(restored(file, house, true)).rejects.toThrow(/Another restore or move|is in use by/);
  await opened.close();
  expect(await first).toMatchObject({ takenAgain: 0 });
  const after = await openTown(house);
  expect(await after.db.selectFrom('companies').select('id').execute()).toEqual([]);
});
