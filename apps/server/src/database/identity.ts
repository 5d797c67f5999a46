import { sql } from 'kysely';
import type { Database, Db } from './database.ts';

/** Which database this is: a copy of it is another one, however equal its contents. */
export type Identity = {
  readonly id: string;
  /** For people. */
  readonly name: string;
};

/** Whom a mark names; nobody where it is absent or empty, as an operator leaves it for another to take. */
export function identityIn(mark: string | undefined): Identity | undefined {
  try {
    return JSON.parse(mark ?? '') as Identity;
  } catch {
    return undefined;
  }
}

/** PostgreSQL gives every cluster a number at its making, and each database in it another; dumps carry neither. */
export async function identify({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<Identity> {
  // The embedded database lies in the directory itself.
  if (engine === 'embedded') return { id: 'embedded', name: 'embedded in it' };
  const { rows } = await sql<{ oid: string; name: string }>`
    select oid::text as oid, datname || coalesce(' at ' || host(inet_server_addr()) || ':' || inet_server_port(), '') as name
    from pg_database where datname = current_database()`.execute(db);
  const [{ oid, name } = { oid: '', name: '' }] = rows;
  return { id: `${await clusterOf(db)}/${oid}`, name };
}

/** The cluster's number; a host that keeps it to itself leaves the database's own to tell copies apart. */
async function clusterOf(db: Db): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select case when has_function_privilege('pg_control_system()', 'execute')
      then (select system_identifier::text from pg_control_system()) else 'unknown' end as number`.execute(db);
  return rows[0]?.number ?? 'unknown';
}

/** What the database's clock shows: one for all processes, whatever theirs show. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db);
  return new Date(rows[0]?.now ?? Number.NaN);
}
