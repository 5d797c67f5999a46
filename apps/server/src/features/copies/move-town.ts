import type { Config } from '../../config.ts';
import { giveDirectoryTo } from '../../data-directory/belonging.ts';
import { type Database, openDatabase } from '../../database/connection.ts';
import { type Identity, identify } from '../../database/identity.ts';
import { picturesForCommand } from '../../platform/pictures/picture-store.ts';
import { markAsPictures, ownerOfPictures } from '../../platform/pictures/pictures-mark.ts';
import { markAsCopies, ownerOfCopies } from './copies-mark.ts';
import { tableOfPart } from './copy-format.ts';
import { withSnapshot } from './dump-rows.queries.ts';
import { refuseServed } from './empty-database.queries.ts';
import { refuseNewer } from './known-migrations.ts';
import { loadDatabase, refuseFilled } from './load-database.ts';
import { oneAtOnce } from './one-at-once.ts';
import { linesOf } from './rows-of-part.ts';

const QUIET = { maxConnections: 1, inThisThread: true, log: () => undefined };

/** Has one database hold what another one does. @returns how many rows */
async function pour(from: Database, to: Database): Promise<number> {
  return withSnapshot(from, async ({ header, dumpRows, readSequences }) => {
    await refuseNewer(header);
    let count = 0;
    await loadDatabase(to.db, {
      migrations: header.migrations,
      tables: header.tables,
      // Nobody writes meanwhile.
      sequences: await readSequences(),
      rows: async ({ insertRows }) => {
        const rows = await dumpRows(async (part) => {
          const table = tableOfPart(part.name);
          if (!table) return;
          for await (const lines of linesOf(part)) await insertRows(table, lines);
        });
        count = Object.values(rows).reduce((sum, each) => sum + each, 0);
      },
    });
    return count;
  });
}

/**
 * Looks whose pictures and copies lie in a store.
 * @returns gives them to the database to which the town moves
 * @throws where they are none of this town's
 */
async function refuseOthersStores(config: Config, from: Database, to: Database): Promise<() => Promise<void>> {
  const files = picturesForCommand(config);
  const [before, next] = [await identify(from), await identify(to)];
  const [ofPictures, ofCopies] = [await ownerOfPictures(files), await ownerOfCopies(config)];
  const isOthers = (owner: Identity | undefined) => owner && owner.id !== next.id && owner.id !== before.id;
  if (isOthers(ofPictures))
    throw new Error(
      `${files.place} has the pictures of the database ${ofPictures?.name}: set PICTURES_URL to your own.`,
    );
  if (isOthers(ofCopies))
    throw new Error(
      `${config.copies.directory} has the copies of the database ${ofCopies?.name}: set BACKUP_DIR to your own.`,
    );
  return async () => {
    if (ofPictures) await markAsPictures(files, next);
    if (ofCopies) await markAsCopies(config, next);
  };
}

/**
 * Moves a town's database to the other engine, in the same DATA_DIR; the pictures stay where they are, and so do sessions. What is
 * left behind is left as it is.
 * @param to an address of PostgreSQL, or undefined for the embedded engine
 * @throws before anything was touched where a server runs, or people live there and may not be replaced
 */
export async function moveTown(
  config: Config,
  to: string | undefined,
  { mayReplace }: { readonly mayReplace: boolean },
): Promise<number> {
  const { dataDir, databaseUrl } = config;
  const from = await openDatabase({ ...QUIET, databaseUrl, dataDir, mustExist: true });
  try {
    await refuseServed(from.db);
    const target = await openDatabase({ ...QUIET, databaseUrl: to, dataDir });
    try {
      return await oneAtOnce(target, async (held) => {
        await refuseFilled(held.db, mayReplace);
        const giveStores = await refuseOthersStores(config, from, held);
        const rows = await pour(from, held);
        await giveDirectoryTo(dataDir, held);
        await giveStores();
        return rows;
      });
    } finally {
      await target.close();
    }
  } finally {
    await from.close();
  }
}
