import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** This version and two before it: pages stay open for days, and an update may be taken back. */
const KEPT_VERSIONS = 3;
/** Beside the files: a list of each version's, by its fingerprint. */
const LISTS = '.versions';

/** A name of nobody else's: two containers have processes of one number. */
const besideOf = (file: string): string => `${file}.${randomUUID()}~`;

/** Puts a file in its place whole or not at all: another process may read it at the same moment. */
async function putFile(from: string, to: string): Promise<void> {
  const beside = besideOf(to);
  // A link costs nothing, and is refused across disks and of other people's files.
  await link(from, beside).catch(() => copyFile(from, beside, constants.COPYFILE_FICLONE));
  await rename(beside, to);
}

/** Writes down what a version is made of, as of now. */
async function writeList(lists: string, names: readonly string[]): Promise<void> {
  const text = names.join('\n');
  const file = join(lists, createHash('sha256').update(text).digest('hex').slice(0, 16));
  const beside = besideOf(file);
  await writeFile(beside, text);
  await rename(beside, file);
}

/** The lists, newest first. */
async function readLists(lists: string): Promise<{ file: string; names: readonly string[] }[]> {
  const files = (await readdir(lists)).filter((name) => !name.endsWith('~')).map((name) => join(lists, name));
  const read = await Promise.all(
    files.map(async (file) => ({
      file,
      at: (await stat(file)).mtimeMs,
      names: (await readFile(file, 'utf8')).split('\n'),
    })),
  );
  return read.toSorted((one, other) => other.at - one.at);
}

/**
 * Keeps the files of this version of the web where every process of the site finds them, with those of the two versions before:
 * while an update goes on, and in pages that were opened before it, each version asks whichever process for its own files.
 * @param built where the build has put them; their names hold a fingerprint of their contents
 * @param kept where they are kept, of which every process serves what it lacks itself
 */
export async function keepAssets(built: string, kept: string): Promise<void> {
  const lists = join(kept, LISTS);
  await mkdir(lists, { recursive: true });
  const names = (await readdir(built)).toSorted();
  // Before the files: a process that clears up meanwhile leaves them.
  await writeList(lists, names);
  const present = new Set(await readdir(kept));
  for (const name of names) if (!present.has(name)) await putFile(join(built, name), join(kept, name));
  const versions = await readLists(lists);
  const wanted = new Set(versions.slice(0, KEPT_VERSIONS).flatMap((version) => version.names));
  for (const { file } of versions.slice(KEPT_VERSIONS)) await rm(file, { force: true });
  for (const name of present) {
    const isLeftOver = name !== LISTS && !name.endsWith('~') && !wanted.has(name);
    if (isLeftOver) await rm(join(kept, name), { force: true });
  }
}
