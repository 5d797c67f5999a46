import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { LISTENING } from '../../database/serving-processes.ts';
import type { Shape } from './whole-database.queries.ts';

/** Removes what was made of a database, and the whole schema of the library that runs jobs; what else there is stays. */
export async function dropMade(db: Db, { tables, routines, types }: Shape): Promise<void> {
  if (tables.some(({ name }) => name.startsWith('jobs.'))) await sql`drop schema if exists jobs cascade`.execute(db);
  for (const { name } of tables) await sql`drop table if exists ${sql.table(name)} cascade`.execute(db);
  // As the database wrote them.
  for (const name of routines) await sql.raw(`drop routine if exists ${name} cascade`).execute(db);
  for (const name of types) await sql.raw(`drop type if exists ${name} cascade`).execute(db);
}

/** Takes the rows of tables away; the tables stay. */
export async function removeAllRows(db: Db, { tables }: Pick<Shape, 'tables'>): Promise<void> {
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(db);
}

/** @throws where something else in the database refers to tables whose rows are replaced, and would refer to nothing */
export async function refuseReferences(db: Db, { tables }: Pick<Shape, 'tables'>): Promise<void> {
  const nameOf = (column: string) => sql`
    (select n.nspname || '.' || o.relname from pg_class o join pg_namespace n on n.oid = o.relnamespace
      where o.oid = coalesce(pg_partition_root(${sql.ref(column)}), ${sql.ref(column)}))`;
  const { rows } = await sql<{ from: string; to: string; words: string }>`
    select ${nameOf('conrelid')} as "from", ${nameOf('confrelid')} as "to",
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as words
    from pg_constraint where contype = 'f' and conparentid = 0`.execute(db);
  const replaced = new Set(tables.map(({ name }) => name));
  const other = rows.find(({ from, to }) => replaced.has(to) && !replaced.has(from));
  if (!other) return;
  throw new Error(
    `The table ${other.from} is none of the town's and refers to ${other.to}, which is replaced. Take the reference away first: ${other.words};`,
  );
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

/** @throws where a server, by what it listens on, or a command has this database open, besides whoever asks */
export async function refuseServed(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; address: string; since: string; pid: number }>`
    select application_name as name, coalesce(host(client_addr), 'this machine') as address, pid,
      to_char(backend_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') as since
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and (application_name = 'mercadito' or application_name like ${`${LISTENING} %`})
    order by backend_start limit 1`.execute(db);
  const [open] = rows;
  if (!open) return;
  // The connection of a machine that died is let go after hours.
  throw new Error(
    `A server has this database open: stop it first ("${open.name}" from ${open.address} since ${open.since}). Where its machine is gone: select pg_terminate_backend(${open.pid})`,
  );
}
