import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { LISTENING } from '../../database/serving-processes.ts';
import { listTables } from './whole-database.queries.ts';

const notOfExtension = (catalogue: string) => sql`
  not exists (select from pg_depend d where d.classid = ${sql.lit(catalogue)}::regclass and d.objid = o.oid and d.deptype = 'e')`;

async function namesOf(db: Db, query: RawBuilder<{ name: string }>): Promise<string[]> {
  return (await query.execute(db)).rows.map(({ name }) => name);
}

/** Removes all that the migrations have made; what belongs to an extension stays, whoever has made it. */
export async function dropEverything(db: Db): Promise<void> {
  await sql`drop schema if exists jobs cascade`.execute(db);
  const tables = sql<{ name: string }>`
    select oid::regclass::text as name from pg_class o
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${notOfExtension('pg_class')}`;
  for (const name of await namesOf(db, tables)) await sql.raw(`drop table if exists ${name} cascade`).execute(db);
  const functions = sql<{ name: string }>`
    select oid::regprocedure::text as name from pg_proc o
    where pronamespace = 'public'::regnamespace and ${notOfExtension('pg_proc')}`;
  for (const name of await namesOf(db, functions)) await sql.raw(`drop routine if exists ${name} cascade`).execute(db);
  const types = sql<{ name: string }>`
    select oid::regtype::text as name from pg_type o
    where typnamespace = 'public'::regnamespace and typtype in ('d', 'e') and ${notOfExtension('pg_type')}`;
  for (const name of await namesOf(db, types)) await sql.raw(`drop type if exists ${name} cascade`).execute(db);
}

/** Takes the rows of all tables away; the tables stay. */
export async function removeAllRows(db: Db): Promise<void> {
  const tables = await listTables(db);
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(db);
}

/** Which migrations a database has; none where it has no tables. */
export async function listApplied(db: Db): Promise<{ readonly name: string; readonly checksum: string }[]> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('public.migrations') is not null as there`.execute(
    db,
  );
  if (!rows[0]?.there) return [];
  return db.selectFrom('migrations').select(['name', 'checksum']).orderBy('name').execute();
}

/** Whether somebody lives there: an installation that was only started once has nobody. */
export async function hasPeople(db: Db): Promise<boolean> {
  if ((await listApplied(db)).length < 2) return false;
  const { rows } = await sql<{ has: boolean }>`select exists (select from users) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** Whether a server, by what it listens on, or a command has this database open, besides whoever asks. */
export async function isServed(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and (application_name = 'mercadito' or application_name like ${`${LISTENING} %`})) as is`.execute(db);
  return rows[0]?.is ?? false;
}
