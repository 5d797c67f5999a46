import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { HEADER, type Header, MANIFEST, type Manifest, sha256Of } from '../src/features/copies/copy-format.ts';
import { encrypterFor, makeKeys, type ReadingKey } from '../src/features/copies/keys.ts';
import { readParts } from '../src/features/copies/read-copy.ts';

/** An entry of an archive; `bytes` of a table's rows are packed already. */
export interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type?: 'file' | 'symlink';
}

/** What a copy is made of before anybody has a hand in it. */
export interface Draft {
  header: Header;
  entries: Entry[];
  manifest: Manifest;
}

export const jsonOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
export const rowsOf = (...lines: readonly unknown[]): Buffer =>
  gzipSync(lines.map((line) => JSON.stringify(line)).join('\n'));

const partOf = ({ name, bytes }: Entry) => ({ name, bytes: bytes.length, sha256: sha256Of(bytes) });

export const PICTURE = `pictures/${'a'.repeat(32)}/320.webp`;

/** A small copy that is whole: one table with two rows, and one picture of several sealed pieces. */
export function aDraft(): Draft {
  return {
    header: {
      format: 1,
      madeAt: '2026-01-01T00:00:00.000Z',
      engine: 'embedded',
      migrations: [],
      tables: [{ name: 'public.zones', columns: ['id', 'name'] }],
    },
    entries: [
      { name: 'tables/public.zones/000001.json.gz', bytes: rowsOf(['1', 'Centro'], ['2', 'Norte']) },
      { name: PICTURE, bytes: randomBytes(200_000) },
    ],
    manifest: { parts: [], rows: { 'public.zones': 2 }, sequences: [], missingPictures: [] },
  };
}

/** Has the manifest name what there is, as a copy that was made by the program does. */
export function asFound({ header, entries, manifest }: Draft): void {
  manifest.parts = [{ name: HEADER, bytes: jsonOf(header) }, ...entries].map(partOf);
}

/** The entries of a draft in their order. */
export const entriesOf = ({ header, entries, manifest }: Draft): Entry[] => [
  { name: HEADER, bytes: jsonOf(header) },
  ...entries,
  { name: MANIFEST, bytes: jsonOf(manifest) },
];

/** The archive as it is before it is sealed. */
export const archiveOf = async (entries: readonly Entry[]): Promise<Buffer> =>
  Buffer.from(
    await packTar(
      entries.map(({ name, bytes, type = 'file' }) => ({
        header: { name, size: type === 'file' ? bytes.length : 0, type, linkname: '/etc/passwd' },
        body: type === 'file' ? bytes : undefined,
      })) as Parameters<typeof packTar>[0],
    ),
  );

/** Keys with which anybody seals what she likes, for whoever has the other half. */
export async function sealing(): Promise<{ seal: (archive: Uint8Array) => Promise<Buffer>; key: ReadingKey }> {
  const { identity, recipient } = await makeKeys();
  const encrypter = await encrypterFor({ recipients: [recipient] });
  return { seal: async (archive) => Buffer.from(await encrypter.encrypt(archive)), key: { identities: [identity] } };
}

/** A real copy, for somebody to have a hand in. */
export async function draftOf(file: string, key: ReadingKey): Promise<Draft> {
  const entries: Entry[] = [];
  for await (const part of readParts(file, key)) entries.push(part);
  const [header, manifest] = [entries.shift(), entries.pop()].map((part) => JSON.parse(String(part?.bytes)));
  return { header, entries, manifest };
}

/** Seals entries into a file. */
export async function writeCrafted(
  file: string,
  seal: (archive: Uint8Array) => Promise<Buffer>,
  entries: readonly Entry[],
): Promise<void> {
  await writeFile(file, await seal(await archiveOf(entries)));
}
