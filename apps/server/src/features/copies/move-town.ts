import type { Config } from '../../config.ts';
import { giveDirectoryTo } from '../../data-directory/belonging.ts';
import { type Database, openDatabase } from '../../database/connection.ts';
import { identify } from '../../database/identity.ts';
import { picturesForCommand } from '../../platform/pictures/picture-store.ts';
import { markAsPictures, ownerOfPictures } from '../../platform/pictures/pictures-mark.ts';
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
 * Looks whose the pictures in a store are.
 * @returns gives them to the database to which the town moves
 * @throws where they are none of this town's
 */
async function refuseOthersPictures(config: Config, from: Database, to: Database): Promise<() => Promise<void>> {
  const files = picturesForCommand(config);
  const owner = await ownerOfPictures(files);
  const next = await identify(to);
  if (owner && owner.id !== next.id && owner.id !== (await identify(from)).id) {
    throw new Error(
      `${files.place} has the pictures of the database ${owner.name}: set PICTURES_URL to the town's own.`,
    );
  }
  return async () => {
    if (owner) await markAsPictures(files, next);
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
        const givePictures = await refuseOthersPictures(config, from, held);
        const rows = await pour(from, held);
        await giveDirectoryTo(dataDir, held);
        await givePictures();
        return rows;
      });
    } finally {
      await target.close();
    }
  } finally {
    await from.close();
  }
}
