import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { WITHOUT_TIME_LIMIT } from './prepared-statements.ts';
import { survivedFrom } from './survived-from.ts';
import type { Tables } from './tables.ts';

/** One file of `migrations/`: its name without `.sql`, its text, and the SHA-256 of it. */
export type Migration = { readonly name: string; readonly text: string; readonly checksum: string };

/** Where the migrations lie. */
export const MIGRATIONS = new URL('./migrations/', import.meta.url);

// Any constant will do, as long as nothing else in the database uses it.
const LOCK = 7_236_110;

// Before this one nothing says which versions survive a migration.
const SAYS_WHO_SURVIVES = 139;

/**
 * Brings the database up to the newest migration, each in its own transaction, in order of name. Safe when several servers
 * start at once: the lock is held for one migration at a time and what is left to do is looked up under it.
 * @returns names of the migrations applied by this call, oldest first.
 * @throws when an applied migration's text has changed, or the database knows one that this version does not survive.
 */
export const migrate = async (db: Kysely<Tables>, directory: URL = MIGRATIONS): Promise<string[]> => {
  const migrations = await readMigrations(directory);
  const applied: string[] = [];
  for (;;) {
    const name = await db.transaction().execute((transaction) => applyNext(transaction, migrations));
    if (name === undefined) return applied;
    applied.push(name);
  }
};

/** Keeps every other process from migrating until the transaction ends. */
export const lockMigrations = (transaction: Kysely<Tables>): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);

/** Brings the database up to so many migrations, or all, in the transaction of the caller: for one that is restored. */
export const migrateWithin = async (transaction: Kysely<Tables>, count = Number.POSITIVE_INFINITY): Promise<void> => {
  const migrations = (await readMigrations()).slice(0, count);
  while (await applyNext(transaction, migrations));
};

/** Reads the migrations in order. @throws when two share a number. */
export const readMigrations = async (directory: URL = MIGRATIONS): Promise<Migration[]> => {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file, index) => {
      const before = files[index - 1] ?? '0';
      if (!(numberOf(file) > numberOf(before)))
        throw new Error(`Migration ${file} needs another number than ${before}`);
      const text = await readFile(new URL(file, directory), 'utf8');
      return { name: file.slice(0, -'.sql'.length), text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
};

/** The number that a migration's file begins with. */
const numberOf = (file: string): number => Number.parseInt(file, 10);

/** One checksum of all migrations together: it names a schema. */
export const schemaChecksum = async (directory: URL = MIGRATIONS): Promise<string> => {
  const hash = createHash('sha256');
  for (const migration of await readMigrations(directory)) hash.update(migration.checksum);
  return hash.digest('hex').slice(0, 16);
};

/** Applies the first migration not applied yet; undefined when there is none. */
const applyNext = async (
  transaction: Kysely<Tables>,
  migrations: readonly Migration[],
): Promise<string | undefined> => {
  // A long migration on much data is no slow query, and neither is waiting for one.
  await sql.raw(WITHOUT_TIME_LIMIT).execute(transaction);
  await lockMigrations(transaction);
  await sql`create table if not exists migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz(3) not null default now()
  )`.execute(transaction);
  const applied = await transaction.selectFrom('migrations').select(['name', 'checksum']).orderBy('name').execute();
  refuseForeign(applied.slice(0, migrations.length), migrations);
  if (applied.length > migrations.length) await refuseUnsurvived(transaction, migrations);

  const next = migrations[applied.length];
  if (!next) return undefined;
  const { name, text, checksum } = next;
  await sql.raw(text).execute(transaction);
  const survived = numberOf(name) >= SAYS_WHO_SURVIVES ? { survived_from: survivedFrom(text) } : {};
  await transaction
    .insertInto('migrations')
    .values({ name, checksum, ...survived })
    .execute();
  return name;
};

const newerThan = (name: string): string =>
  `The database has migration ${name}, which this version does not know: start a newer version`;

const refuseForeign = (
  applied: readonly { name: string; checksum: string }[],
  migrations: readonly Migration[],
): void => {
  for (const [index, { name, checksum }] of applied.entries()) {
    const here = migrations[index];
    if (here?.name !== name) throw new Error(newerThan(name));
    if (here.checksum !== checksum) {
      throw new Error(`Migration ${name} was applied and has been changed since: put it back and write a new one`);
    }
  }
};

/** A newer version has been here: this one runs beside it, or in its place again, where each of its migrations says so. */
const refuseUnsurvived = async (transaction: Kysely<Tables>, migrations: readonly Migration[]): Promise<void> => {
  const newest = migrations.at(-1)?.name ?? '';
  const foreign = await transaction
    .selectFrom('migrations')
    .select('name')
    .where('name', '>', newest)
    .where((where) => where.or([where('survived_from', 'is', null), where('survived_from', '>', numberOf(newest))]))
    .orderBy('name')
    .executeTakeFirst();
  if (foreign) throw new Error(newerThan(foreign.name));
};
