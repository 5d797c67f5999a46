import type { Config } from '../../config.ts';
import type { CopyKey } from '../../copy-key.ts';
import type { CheckedCopy } from './check-copy.ts';
import { givePictures } from './copied-pictures.ts';
import { withSnapshot } from './dump-rows.queries.ts';
import { openSource } from './open-source.ts';
import { writeCopy } from './write-copy.ts';

/**
 * Copies a town into one file, while it is open: its database as it is at one moment, then the pictures that it knows, which stay
 * for a day after nothing refers to them any more.
 */
export async function copyTown(
  file: string,
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  key: CopyKey,
): Promise<CheckedCopy> {
  const database = await openSource(config);
  try {
    return await withSnapshot(database, ({ header, dumpRows, readSequences, listPictures }) => {
      const give: Parameters<typeof writeCopy>[1]['give'] = async (take) => {
        const rows = await dumpRows(take);
        const sequences = await readSequences();
        return { rows, sequences, missingPictures: await givePictures(config.dataDir, await listPictures(), take) };
      };
      return writeCopy(file, { header, give }, key);
    });
  } finally {
    await database.close();
  }
}
