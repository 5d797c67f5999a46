import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { lockMigrations, migrateWithin } from '../../database/migrate.ts';
import { WITHOUT_TIME_LIMIT } from '../../database/prepared-statements.ts';
import { checkVersion } from './check-version.ts';
import type { Header, Manifest } from './copy-format.ts';
import { AS_TEXT } from './dump-rows.queries.ts';
import {
  dropMade,
  hasPeople,
  listApplied,
  refuseReferences,
  refuseServed,
  removeAllRows,
} from './empty-database.queries.ts';
import { areAlike } from './known-migrations.ts';
import { type Loading, loadRows } from './load-rows.queries.ts';
import { madeBy, wordsOf } from './made-by-migrations.ts';
import { type Shape, shapeOf } from './whole-database.queries.ts';

/** What is loaded. */
export interface Loaded extends Pick<Header, 'migrations' | 'tables'>, Pick<Manifest, 'sequences'> {
  readonly rows: (loading: Loading) => Promise<void>;
  /** What is done to the rows when the database is at the newest version, in the same transaction. */
  readonly afterwards?: (transaction: Db) => Promise<void>;
}

/** @throws when it is in use or somebody lives there */
export async function refuseFilled(db: Db, mayReplace: boolean): Promise<void> {
  await refuseServed(db);
  if (mayReplace || !(await hasPeople(db))) return;
  throw new Error('There are people in this database already: add --replace to have the copy in their place.');
}

/** Has a database have what migrations make, and no rows in it; what else there is stays as it is. */
async function makeTables(transaction: Db, migrations: Header['migrations'], made: Shape): Promise<void> {
  const [applied, here] = [await listApplied(transaction), await shapeOf(transaction)];
  // Of a newer version all is taken for its own: which of it is not, only that one could tell.
  const before = (await madeBy(applied)) ?? here;
  await refuseReferences(transaction, before);
  const has = new Set(wordsOf(here));
  if (!areAlike(applied, migrations) || wordsOf(made).some((words) => !has.has(words))) {
    await dropMade(transaction, before);
    await migrateWithin(transaction, migrations.length);
  }
  await removeAllRows(transaction, made);
}

/**
 * Has a database hold what is loaded, and nothing else of a town, at the newest version: in one transaction, so that until its
 * end all is as it was.
 */
export async function loadDatabase(db: Db, loaded: Loaded): Promise<void> {
  const { migrations, tables, sequences, rows, afterwards } = loaded;
  const made = await checkVersion(loaded);
  await db.transaction().execute(async (transaction) => {
    await sql.raw(`${WITHOUT_TIME_LIMIT}; set local idle_in_transaction_session_timeout = 0`).execute(transaction);
    await sql.raw(AS_TEXT).execute(transaction);
    await lockMigrations(transaction);
    await makeTables(transaction, migrations, made);
    await loadRows(transaction, { tables, sequences }, rows);
    await migrateWithin(transaction);
    await afterwards?.(transaction);
    // In here, where it has no time limit.
    await sql`analyze`.execute(transaction);
  });
}
