import type { Db } from '../../database/connection.ts';
import type { PictureFiles } from '../../platform/pictures/picture-files.ts';
import type { CheckedCopy } from './check-copy.ts';
import { putPictures } from './copied-pictures.ts';
import { pictureOfPart, tableOfPart } from './copy-format.ts';
import type { ReadingKey } from './keys.ts';
import { loadDatabase } from './load-database.ts';
import { readParts } from './read-copy.ts';
import { linesOf } from './rows-of-part.ts';

/** A copy that was checked, and where to read it. */
export interface Source {
  readonly file: string;
  readonly key: ReadingKey;
  readonly checked: CheckedCopy;
}

/** Puts the pictures of a copy beside those that are there: none has the name of another. */
export async function restorePictures({ file, key, checked }: Source, files: PictureFiles): Promise<void> {
  if (checked.pictures > 0) await putPictures(files, readParts(file, key));
}

/** Has a database hold what is in a copy, and nothing else. */
export async function restoreDatabase(
  { file, key, checked: { header, manifest } }: Source,
  db: Db,
  afterwards: (transaction: Db) => Promise<void>,
): Promise<void> {
  await loadDatabase(db, {
    migrations: header.migrations,
    tables: header.tables,
    sequences: manifest.sequences,
    rows: async ({ insertRows }) => {
      for await (const part of readParts(file, key)) {
        // They come last.
        if (pictureOfPart(part.name)) break;
        const table = tableOfPart(part.name);
        if (!table) continue;
        for await (const lines of linesOf(part)) await insertRows(table, lines);
      }
    },
    afterwards,
  });
}
