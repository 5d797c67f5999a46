import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { CopyKey } from '../../copy-key.ts';
import type { Identity } from '../../database/identity.ts';
import { CALL_OF_COMMAND_MS } from '../../platform/s3/bucket.ts';
import type { S3Account } from '../../platform/s3/s3-place.ts';
import { claimCopies } from './copies-mark.ts';
import { bucketOfCopies } from './copy-places.ts';
import { decrypterFor, encrypterFor, isOfAnotherKey, type ReadingKey } from './keys.ts';

const entrySchema = z.object({
  entry: z.string(),
  kind: z.enum(['person', 'person_gone', 'company', 'passkey_gone']),
  subject_id: z.int(),
  subject_created_at: z.iso.datetime(),
  facts: z.record(z.string(), z.string().nullable()),
  created_at: z.iso.datetime(),
});

/** Something that was taken from somebody, as it lies beside the database. */
export type JournalEntry = z.output<typeof entrySchema>;

/** In DATA_DIR; beside the copies it is sealed as they are. */
const FILE = 'journal.ndjson';
const SEALED = 'journal.age';
/** A store takes whole files alone: there each block is one, in this folder. */
const IN_STORE = 'journal/';
const END = '-----END AGE ENCRYPTED FILE-----';

const written = (entries: readonly JournalEntry[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');

/** Adds to a file, and comes back when it is on the disk. */
async function append(directory: string, name: string, text: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const file = await open(join(directory, name), 'a', 0o600);
  try {
    // What a full disk or a power cut has left of a line stays a line of its own.
    await file.appendFile(`\n${text}`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Where entries are kept: in DATA_DIR, and sealed where the copies are. */
export interface JournalPlaces {
  readonly dataDir: string;
  readonly copies: { readonly directory: string | null; readonly key: CopyKey | null };
  readonly s3: S3Account | null;
}

/**
 * Adds entries in both places: in DATA_DIR first, which whoever restores on the same machine has, and then where a disk may be
 * away. @param owner whose place in a store it is to be
 * @throws where one of them cannot be written: then all of them come again, and what comes twice counts once
 */
export async function appendJournal(
  places: JournalPlaces,
  entries: readonly JournalEntry[],
  owner?: Identity,
): Promise<void> {
  const { dataDir, copies } = places;
  const there = new Set(entriesOf(await readText(join(dataDir, FILE))).map(({ entry }) => entry));
  const missing = entries.filter(({ entry }) => !there.has(entry));
  if (missing.length > 0) await append(dataDir, FILE, written(missing));
  if (!copies.directory || !copies.key) return;
  const { armor } = await import('age-encryption');
  const sealed = armor.encode(await (await encrypterFor(copies.key)).encrypt(written(entries)));
  const bucket = bucketOfCopies(places);
  if (bucket && owner) await claimCopies(places, owner);
  if (!bucket) return append(copies.directory, SEALED, sealed);
  const name = `${IN_STORE}${new Date().toISOString()}-${randomBytes(4).toString('hex')}.age`;
  await bucket.write(name, Buffer.from(sealed), 'text/plain');
}

const readText = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/** What can be read of lines; a line that was cut is none. */
function entriesOf(text: string): JournalEntry[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [entrySchema.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}

/** What was read of sealed blocks, and how many were not. */
interface ReadBlocks {
  readonly text: string;
  readonly unread: UnreadBlocks;
}

/** Blocks beside the copies that say nothing to this key. */
export interface UnreadBlocks {
  readonly ofAnotherKey: number;
  readonly damaged: number;
}

/** All blocks beside the copies, one after the other. */
async function sealedText(places: JournalPlaces, directory: string): Promise<string> {
  const bucket = bucketOfCopies(places, CALL_OF_COMMAND_MS);
  if (!bucket) return readText(join(directory, SEALED));
  const texts: string[] = [];
  for await (const page of bucket.list(IN_STORE)) {
    for (const { name } of page) texts.push((await bucket.fetch(name))?.bytes.toString() ?? '');
  }
  return texts.join('\n');
}

async function readSealed(sealed: string, key: ReadingKey): Promise<ReadBlocks> {
  const { armor } = await import('age-encryption');
  const blocks = sealed.split(END).slice(0, -1);
  const texts: string[] = [];
  let [ofAnotherKey, damaged] = [0, 0];
  for (const block of blocks) {
    // One that a full disk has cut was written again: the next one begins in it.
    const whole = block.slice(block.lastIndexOf('-----BEGIN'));
    try {
      const decrypter = await decrypterFor(key);
      texts.push(await decrypter.decrypt(armor.decode(`${whole}${END}\n`), 'text'));
    } catch (error) {
      // It holds back none of the others.
      if (isOfAnotherKey(error)) ofAnotherKey += 1;
      else damaged += 1;
    }
  }
  return { text: texts.join('\n'), unread: { ofAnotherKey, damaged } };
}

/** What the places say together. */
export interface Journal {
  /** All entries that are kept anywhere, oldest first, each once. */
  readonly entries: JournalEntry[];
  readonly unread: UnreadBlocks;
}

export async function readJournal(places: JournalPlaces, key: ReadingKey): Promise<Journal> {
  const { dataDir, copies } = places;
  const beside = entriesOf(await readText(join(dataDir, FILE)));
  const nothing: ReadBlocks = { text: '', unread: { ofAnotherKey: 0, damaged: 0 } };
  const { text, unread } = copies.directory
    ? await readSealed(await sealedText(places, copies.directory), key)
    : nothing;
  const each = new Map([...beside, ...entriesOf(text)].map((entry) => [entry.entry, entry]));
  const entries = [...each.values()].sort((one, other) => one.created_at.localeCompare(other.created_at));
  return { entries, unread };
}
