import type { Config } from '../../config.ts';
import type { CopyKey } from '../../copy-key.ts';
import type { Database } from '../../database/connection.ts';
import { picturesForCommand } from '../../platform/pictures/picture-store.ts';
import type { CheckedCopy } from './check-copy.ts';
import { givePictures } from './copied-pictures.ts';
import { withSnapshot } from './dump-rows.queries.ts';
import { openSource } from './open-source.ts';
import { writeCopy } from './write-copy.ts';

/** A copy that was read back. */
export interface MadeCopy extends CheckedCopy {
  /** What the database has that no migration made, in words. */
  readonly leftOut: readonly string[];
}

/**
 * Copies a town into one file, while it is open: its database as it is at one moment, then the pictures that it knows, which stay
 * for a day after nothing refers to them any more.
 * @param mayCopy throws where this database is not to be copied
 */
export async function copyTown(
  file: string,
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 's3' | 'picturesAt'>,
  key: CopyKey,
  mayCopy: (database: Database) => Promise<void> = async () => undefined,
): Promise<MadeCopy> {
  const files = picturesForCommand(config);
  const database = await openSource(config);
  try {
    await mayCopy(database);
    return await withSnapshot(database, async ({ header, leftOut, dumpRows, readSequences, listPictures }) => {
      const give: Parameters<typeof writeCopy>[1]['give'] = async (take) => {
        const rows = await dumpRows(take);
        const sequences = await readSequences();
        return { rows, sequences, missingPictures: await givePictures(files, await listPictures(), take) };
      };
      return { ...(await writeCopy(file, { header, give }, key)), leftOut };
    });
  } finally {
    await database.close();
  }
}
