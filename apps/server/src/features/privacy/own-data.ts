import type { Db } from '../../database/connection.ts';
import type { PictureFiles } from '../../platform/pictures/picture-files.ts';
import { listOwnPictures, listOwnRows } from './own-data.queries.ts';
import { personalTables } from './personal-data/index.ts';

const lines = (rows: readonly unknown[]): string => rows.map((row) => `\n${JSON.stringify(row)}`).join(',');

/** The rows of all tables that are about a person, each table with a name of its own. */
async function* tablesOf(db: Db, personId: number): AsyncGenerator<string> {
  for (const [name, table] of personalTables()) {
    let count = 0;
    for (const part of table.parts ?? []) {
      for await (const rows of listOwnRows(db, [name, table], part, personId)) {
        yield `${count === 0 ? `,\n"${name}": [` : ','}${lines(rows)}`;
        count += rows.length;
      }
    }
    if (count > 0) yield ']';
  }
}

async function* picturesOf(db: Db, files: PictureFiles, personId: number): AsyncGenerator<string> {
  yield ',\n"pictures": {';
  let isFirst = true;
  for (const hash of await listOwnPictures(db, personId)) {
    const width = Math.max(0, ...(await files.widthsOf(hash)));
    const bytes = width > 0 ? await files.read(hash, width) : undefined;
    if (!bytes) continue;
    yield `${isFirst ? '' : ','}\n"${hash}": "data:image/webp;base64,${bytes.toString('base64')}"`;
    isFirst = false;
  }
  yield '}';
}

/**
 * Everything that the site has about a person (PRIVACY-5), as JSON, read part by part while it is sent: of each table of the one
 * table what is told, and the pictures.
 */
export async function* ownDataOf(
  db: Db,
  files: PictureFiles,
  { userId, now }: { userId: number; now: Date },
): AsyncGenerator<string> {
  yield `{"made_at": "${now.toISOString()}"`;
  yield* tablesOf(db, userId);
  yield* picturesOf(db, files, userId);
  yield '\n}\n';
}
