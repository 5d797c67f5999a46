import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { lockMigrations, migrateWithin, readMigrations } from '../../database/migrate.ts';
import { WITHOUT_TIME_LIMIT } from '../../database/prepared-statements.ts';
import { type Header, type Manifest, UnusableCopy } from './copy-format.ts';
import { AS_TEXT } from './dump-rows.queries.ts';
import { dropEverything, hasPeople, isServed, listApplied, removeAllRows } from './empty-database.queries.ts';
import { type Loading, loadRows } from './load-rows.queries.ts';
import { refuseOtherTables } from './refuse-other-tables.queries.ts';

type Migrations = Header['migrations'];

const areAlike = (one: Migrations, other: Migrations): boolean =>
  one.length === other.length && one.every(({ name, checksum }, place) => isSame(other[place], { name, checksum }));

const isSame = (one: Migrations[number] | undefined, { name, checksum }: Migrations[number]): boolean =>
  one?.name === name && one.checksum === checksum;

/** @throws for a copy that was made by a newer version than this one, or by another program */
export async function refuseNewer({ migrations }: Pick<Header, 'migrations'>): Promise<void> {
  if (migrations.length === 0)
    throw new UnusableCopy('The copy cannot be used: it does not say of which version it is.');
  const known = await readMigrations();
  const foreign = migrations.find((migration, place) => !isSame(known[place], migration));
  if (!foreign) return;
  throw new UnusableCopy(
    `The copy was made by a newer version, or another one: this one does not know its migration ${foreign.name}. Update first, then restore.`,
  );
}

/** What is loaded. */
export interface Loaded extends Pick<Header, 'migrations' | 'tables'>, Pick<Manifest, 'sequences'> {
  readonly rows: (loading: Loading) => Promise<void>;
  /** What is done to the rows when the database is at the newest version, in the same transaction. */
  readonly afterwards?: (transaction: Db) => Promise<void>;
}

/** @throws when it is in use or somebody lives there */
export async function refuseFilled(db: Db, mayReplace: boolean): Promise<void> {
  if (await isServed(db)) throw new Error('A server has this database open: stop it first.');
  if (mayReplace || !(await hasPeople(db))) return;
  throw new Error('There are people in this database already: add --replace to have the copy in their place.');
}

/** Has a database have the tables of these migrations, and no rows. */
export async function makeTables(transaction: Db, migrations: Migrations): Promise<void> {
  if (!areAlike(await listApplied(transaction), migrations)) {
    await dropEverything(transaction);
    await migrateWithin(transaction, migrations.length);
  }
  await removeAllRows(transaction);
}

/**
 * Has a database hold what is loaded, and nothing else, at the newest version: in one transaction, so that until its end all is
 * as it was.
 */
export async function loadDatabase(db: Db, { migrations, tables, sequences, rows, afterwards }: Loaded): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql.raw(`${WITHOUT_TIME_LIMIT}; set local idle_in_transaction_session_timeout = 0`).execute(transaction);
    await sql.raw(AS_TEXT).execute(transaction);
    await lockMigrations(transaction);
    await makeTables(transaction, migrations);
    await refuseOtherTables(transaction, { tables, sequences });
    await loadRows(transaction, { tables, sequences }, rows);
    await migrateWithin(transaction);
    await afterwards?.(transaction);
    // In here, where it has no time limit.
    await sql`analyze`.execute(transaction);
  });
}
