import { openDatabase } from '../../database/connection.ts';
import type { CheckedCopy } from './check-copy.ts';
import { makeTables, refuseNewer } from './load-database.ts';
import { refuseOtherTables } from './refuse-other-tables.queries.ts';

/**
 * Compares a copy with the tables of its version, in a database that is made for it and goes again.
 * @throws `UnusableCopy` as restoring it would
 */
export async function checkVersion({ header, manifest }: Pick<CheckedCopy, 'header' | 'manifest'>): Promise<void> {
  await refuseNewer(header);
  const database = await openDatabase({ dataDir: ':memory:', inThisThread: true, log: () => undefined });
  try {
    await database.db.transaction().execute(async (transaction) => {
      await makeTables(transaction, header.migrations);
      await refuseOtherTables(transaction, { tables: header.tables, sequences: manifest.sequences });
    });
  } finally {
    await database.close();
  }
}
