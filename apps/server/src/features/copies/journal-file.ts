import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { CopyKey } from '../../copy-key.ts';
import { decrypterFor, encrypterFor, type ReadingKey } from './keys.ts';

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
}

export async function appendJournal(
  { dataDir, copies }: JournalPlaces,
  entries: readonly JournalEntry[],
): Promise<void> {
  if (copies.directory && copies.key) {
    const { armor } = await import('age-encryption');
    const sealed = await (await encrypterFor(copies.key)).encrypt(written(entries));
    await append(copies.directory, SEALED, armor.encode(sealed));
  }
  await append(dataDir, FILE, written(entries));
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

async function readSealed(directory: string, key: ReadingKey): Promise<string> {
  const { armor } = await import('age-encryption');
  const blocks = (await readText(join(directory, SEALED))).split(END).slice(0, -1);
  const texts: string[] = [];
  for (const block of blocks) {
    const whole = block.slice(block.lastIndexOf('-----BEGIN'));
    // A block of another key, or one that was cut, holds back none of the others.
    const text = await decrypterFor(key)
      .then((decrypter) => decrypter.decrypt(armor.decode(`${whole}${END}\n`), 'text'))
      .catch(() => '');
    texts.push(text);
  }
  return texts.join('\n');
}

/** All entries that are kept anywhere, oldest first, each once. */
export async function readJournal({ dataDir, copies }: JournalPlaces, key: ReadingKey): Promise<JournalEntry[]> {
  const beside = entriesOf(await readText(join(dataDir, FILE)));
  const sealed = copies.directory ? entriesOf(await readSealed(copies.directory, key)) : [];
  const each = new Map([...beside, ...sealed].map((entry) => [entry.entry, entry]));
  return [...each.values()].sort((one, other) => one.created_at.localeCompare(other.created_at));
}
