import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../database/connection.ts';

/** In the directory of the pictures: where it is missing another directory lies there, such as that below an unmounted disk. */
const MARK = '.pictures';
// One that lies there proves the directory; some may have been lost for good.
const LOOKED_FOR = 50;

const isThere = (place: string): Promise<boolean> =>
  stat(place).then(
    () => true,
    () => false,
  );

/** Why the pictures cannot be served from this directory; undefined where they can. */
export async function faultOfPictures(directory: string): Promise<string | undefined> {
  if (await isThere(join(directory, MARK))) return undefined;
  return `${directory} is not the directory of this site's pictures: is its disk mounted? If all of them are lost, make an empty file ${MARK} in it.`;
}

/** Marks the directory of a new site, and one in which pictures of this database lie. */
export async function markPictures(db: Db, directory: string): Promise<void> {
  if (await isThere(join(directory, MARK))) return;
  const rows = await db.selectFrom('images').select('hash').limit(LOOKED_FOR).execute();
  const found = await Promise.all(rows.map(({ hash }) => isThere(join(directory, hash))));
  if (rows.length > 0 && !found.includes(true)) return;
  await markAsPictures(directory);
}

/** Makes a directory that of a new site's pictures. */
export async function markAsPictures(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, MARK), '');
}
