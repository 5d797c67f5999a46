import { existsSync } from 'node:fs';
import { mkdir, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../../database/reason-of.ts';
import {
  ASIDE,
  BATCH,
  isPictureName,
  type ListedPicture,
  MARK,
  type PictureFiles,
  type PicturesFault,
  widthOf,
} from './picture-files.ts';
import { writeWhole } from './write-whole.ts';

const missing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
};

const absentMark = (directory: string): string =>
  `${directory} is not the directory of this site's pictures: is its disk mounted? If all of them are lost, make an empty file ${MARK} in it.`;

/** Tries whether a picture could be kept. */
async function tryWrite(directory: string): Promise<PicturesFault | undefined> {
  if (!existsSync(join(directory, MARK))) {
    return { code: 'pictures', reason: 'The directory of the pictures is missing.', detail: absentMark(directory) };
  }
  const file = join(directory, `.try-${process.pid}`);
  try {
    await writeFile(file, 'x'.repeat(5_000));
    return undefined;
  } catch (error) {
    return { code: 'pictures_disk', reason: 'The directory of the pictures takes none.', detail: reasonOf(error) };
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** The names of the pictures, some at a time. */
async function* listPictures(directory: string): AsyncGenerator<ListedPicture[]> {
  let batch: ListedPicture[] = [];
  for await (const { name: hash } of await opendir(directory)) {
    if (!isPictureName(hash)) continue;
    const writtenAt = () => stat(join(directory, hash)).then(({ mtime }) => mtime, missing);
    batch.push({ hash, writtenAt });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Keeps pictures in a folder of this machine, or of a disk that machines share. */
export function createFolderFiles(directory: string): PictureFiles {
  const placeOf = (hash: string): string => join(directory, hash);
  const fileOf = (hash: string, width: number): string => join(directory, hash, `${width}.webp`);
  const aside = join(directory, ASIDE);
  return {
    place: directory,
    directory,
    hasNow: (hash, width) => existsSync(fileOf(hash, width)),
    widthsOf: async (hash) => {
      const names = await readdir(placeOf(hash)).catch(() => []);
      return names.flatMap((name) => widthOf(name) ?? []);
    },
    read: (hash, width) => readFile(fileOf(hash, width)).catch(missing),
    write: async (hash, width, bytes) => {
      await mkdir(placeOf(hash), { recursive: true });
      await writeWhole(fileOf(hash, width), bytes);
    },
    discard: (hash) => rm(placeOf(hash), { recursive: true, force: true }),
    list: () => listPictures(directory),
    readMark: () => readFile(join(directory, MARK), 'utf8').catch(missing),
    writeMark: async (text) => {
      await mkdir(directory, { recursive: true });
      await writeFile(join(directory, MARK), text);
    },
    requireMark: async () => {
      if (!existsSync(join(directory, MARK))) throw new Error(absentMark(directory));
    },
    tryWrite: () => tryWrite(directory),
    setAside: async ({ hash }, day) => {
      const place = join(aside, day, hash);
      await mkdir(join(aside, day), { recursive: true });
      await rm(place, { recursive: true, force: true });
      // Another process sweeps too.
      await rename(placeOf(hash), place).catch(missing);
    },
    forgetBefore: async (day) => {
      const days = await readdir(aside).catch(() => []);
      for (const each of days) if (each < day) await rm(join(aside, each), { recursive: true, force: true });
    },
  };
}
