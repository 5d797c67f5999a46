import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import {
  aDraft,
  archiveOf,
  asFound,
  type Draft,
  type Entry,
  entriesOf,
  jsonOf,
  PICTURE,
  rowsOf,
  sealing,
  writeCrafted,
} from '../../../test/crafted-copies.ts';
import { checkCopy } from './check-copy.ts';
import { UnusableCopy } from './copy-format.ts';

const { seal, key } = await sealing();

async function aFile(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return join(directory, 'crafted.copy');
}

async function expectRefused(file: string, sentence: RegExp): Promise<void> {
  const refusal = await checkCopy(file, key).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(UnusableCopy);
  expect((refusal as Error).message).toMatch(sentence);
}

const ROWS = 'tables/public.zones/000001.json.gz';
const MEGABYTE = 1024 * 1024;

/** Writes something else beside what is there, and has the manifest name it or not. */
const drafted =
  (change: (draft: Draft) => void, { named = true } = {}) =>
  (): Entry[] => {
    const draft = aDraft();
    if (!named) asFound(draft);
    change(draft);
    if (named) asFound(draft);
    return entriesOf(draft);
  };

const listed = (change: (entries: Entry[]) => Entry[]) => (): Entry[] => change(drafted(() => undefined)());

/** What somebody who has the public half of the key might seal, and with which sentence it is refused. */
const CRAFTED: Readonly<Record<string, readonly [make: () => Entry[], sentence: RegExp]>> = {
  'nothing at all': [() => [], /its end is missing/],
  'another archive': [() => [{ name: 'notes.txt', bytes: Buffer.from('Hello') }], /does not begin as one/],
  'a beginning that is no JSON': [
    listed(([_, ...rest]) => [{ name: 'copy.json', bytes: Buffer.from('{"format": 1,') }, ...rest]),
    /does not begin as one/,
  ],
  'a beginning of another form': [
    listed(([_, ...rest]) => [{ name: 'copy.json', bytes: jsonOf({ format: 2 }) }, ...rest]),
    /restore it with a newer version/,
  ],
  'a table that is called as none can be': [
    drafted(({ header }) => header.tables.push({ name: 'public.users; drop table users', columns: [] })),
    /does not begin as one/,
  ],
  'a manifest that is no JSON': [
    listed((entries) => [...entries.slice(0, -1), { name: 'manifest.json', bytes: Buffer.from('no') }]),
    /manifest\.json cannot be read/,
  ],
  'a manifest with something else in it': [
    listed((entries) => [...entries.slice(0, -1), { name: 'manifest.json', bytes: jsonOf({ parts: 7 }) }]),
    /manifest\.json cannot be read/,
  ],
  'no manifest': [listed((entries) => entries.slice(0, -1)), /its end is missing/],
  'two manifests': [listed((entries) => [...entries, ...entries.slice(-1)]), /"manifest\.json" twice/],
  'two beginnings': [listed((entries) => [...entries.slice(0, 1), ...entries]), /"copy\.json" twice/],
  'rows twice': [
    drafted(({ entries }) => entries.splice(0, 0, ...entries.slice(0, 1))),
    /"tables\/public\.zones\/000001\.json\.gz" twice/,
  ],
  'a picture twice': [drafted(({ entries }) => entries.push(...entries.slice(1))), /320\.webp" twice/],
  'rows behind the pictures, where nobody reads them': [
    drafted(({ entries }) => entries.reverse()),
    /000001\.json\.gz" comes too late/,
  ],
  'a part that is not there': [drafted(({ entries }) => entries.pop(), { named: false }), /320\.webp" is missing/],
  'a part in the place of another': [
    drafted(({ entries }) => entries.splice(1, 1, { name: PICTURE, bytes: Buffer.from('another') }), { named: false }),
    /320\.webp" is missing or another one/,
  ],
  'a part that the manifest does not name': [
    drafted(({ entries }) => entries.push({ name: PICTURE.replace('320', '640'), bytes: Buffer.from('another') }), {
      named: false,
    }),
    /640\.webp" is not named in its manifest/,
  ],
  'one part named twice and another not at all': [
    listed((entries) => {
      const draft = aDraft();
      draft.entries = entries.slice(1, -1);
      asFound(draft);
      draft.manifest.parts.splice(2, 1, ...draft.manifest.parts.slice(1, 2));
      return entriesOf(draft);
    }),
    /320\.webp" is not named in its manifest/,
  ],
  'a file outside of the copy': [
    drafted(({ entries }) => entries.push({ name: '../../etc/cron.d/town', bytes: Buffer.from('* * * * *') })),
    /"\.\.\/\.\.\/etc\/cron\.d\/town" has no place in a copy/,
  ],
  'a picture outside of the pictures': [
    drafted(({ entries }) => entries.push({ name: 'pictures/../../320.webp', bytes: Buffer.from('another') })),
    /has no place in a copy/,
  ],
  'a manifest that names a file outside of the copy': [
    drafted(({ manifest }) => manifest.parts.push({ name: '../town.key', bytes: 1, sha256: '' }), { named: false }),
    /"\.\.\/town\.key" is missing/,
  ],
  'a link in the place of a picture': [
    listed((entries) => [...entries.slice(0, 2), { name: PICTURE, bytes: Buffer.alloc(0), type: 'symlink' as const }]),
    /320\.webp" is no file/,
  ],
  'a name that writes on the screen': [
    drafted(({ entries }) => entries.push({ name: 'x\u001b[2J\nwhole', bytes: Buffer.from('') })),
    /"x\\u001b\[2J\\nwhole" has no place in a copy/,
  ],
  'rows of a table that it does not name': [
    drafted(({ entries }) =>
      entries.splice(1, 0, { name: 'tables/public.users/000001.json.gz', bytes: rowsOf(['1']) }),
    ),
    /rows of public\.users, a table that it does not name/,
  ],
  'a row less than it says': [
    drafted(({ entries }) => entries.splice(0, 1, { name: ROWS, bytes: rowsOf(['1', 'Centro']) })),
    /public\.zones has 1 of 2 rows/,
  ],
  'a table of which it does not say how many rows it has': [
    drafted(({ manifest }) => Object.assign(manifest, { rows: {} })),
    /does not say how many rows public\.zones has/,
  ],
  'rows that are not packed': [
    drafted(({ entries }) => entries.splice(0, 1, { name: ROWS, bytes: Buffer.from('["1", "Centro"]') })),
    /000001\.json\.gz" cannot be unpacked/,
  ],
  'a row of a hundred megabytes, packed into one tenth of a megabyte': [
    drafted(({ entries }) => entries.splice(0, 1, { name: ROWS, bytes: gzipSync(Buffer.alloc(100 * MEGABYTE)) })),
    /000001\.json\.gz" has a row that is too large/,
  ],
  'a million rows of nothing': [
    drafted(({ entries }) => entries.splice(0, 1, { name: ROWS, bytes: gzipSync('\n'.repeat(1_000_000)) })),
    /000001\.json\.gz" has too many rows/,
  ],
  'a part larger than any': [
    drafted(({ entries }) => entries.splice(1, 1, { name: PICTURE, bytes: Buffer.alloc(65 * MEGABYTE) })),
    /320\.webp" is too large/,
  ],
};

test('a copy as it should be is whole', async () => {
  const file = await aFile();
  await writeCrafted(file, seal, drafted(() => undefined)());
  expect(await checkCopy(file, key)).toMatchObject({ rows: 2, pictures: 1 });
});

test.for(Object.entries(CRAFTED))(
  'a copy with %s is refused in a sentence (BACKUP-2)',
  async ([, [make, sentence]]) => {
    const file = await aFile();
    await writeCrafted(file, seal, make());
    await expectRefused(file, sentence);
  },
);

test('a copy that was cut is refused wherever that was, before it was sealed or after (BACKUP-2)', async () => {
  const file = await aFile();
  const archive = await archiveOf(drafted(() => undefined)());
  // Headers and ends of each entry, and amid the last: an archive ends with two empty blocks.
  const ends = [0, 1, 512, 700, 1024, 1536, 2048, 2560, 100_000, archive.length - 1_025, archive.length - 1_024];
  for (const end of [...ends, archive.length - 512, archive.length - 1]) {
    await writeFile(file, await seal(archive.subarray(0, end)));
    await expectRefused(file, /was cut or altered|its end is missing/);
  }
  const sealed = await seal(archive);
  const body = sealed.indexOf('\n---') + 49;
  const piece = 65_536 + 16;
  const cuts = [0, 1, 22, 40, body - 1, body, body + 8, body + 16, body + 17, body + 16 + piece, body + 16 + 2 * piece];
  for (const end of [...cuts, sealed.length - 17, sealed.length - 1]) {
    await writeFile(file, sealed.subarray(0, end));
    await expectRefused(file, /was cut or altered/);
  }
  await writeFile(file, Buffer.concat([sealed, Buffer.from('x')]));
  await expectRefused(file, /was cut or altered/);
});

test('a copy of which one bit is another is refused, wherever that is (BACKUP-2)', async () => {
  const file = await aFile();
  const sealed = await seal(await archiveOf(drafted(() => undefined)()));
  const body = sealed.indexOf('\n---') + 49;
  const piece = 65_536 + 16;
  // In the version, the stanza, the sum of the header, the nonce, the pieces and their sums.
  const places = [
    0,
    15,
    25,
    60,
    body - 5,
    body + 3,
    body + 16,
    body + 15 + piece,
    body + 16 + piece,
    sealed.length - 1,
  ];
  for (const place of places) {
    const altered = Buffer.from(sealed);
    altered.writeUInt8(altered.readUInt8(place) ^ 1, place);
    await writeFile(file, altered);
    await expectRefused(file, /was cut or altered|is sealed for another key/);
  }
});
