import { hostname } from 'node:os';
import { sql } from 'kysely';
import { VERSION } from '../version.ts';
import type { Database } from './database.ts';

/** A server on this database. */
export interface ServingProcess {
  /** Its machine and number. */
  readonly name: string;
  readonly version: string;
  readonly isThis: boolean;
}

/** What the names of the connections begin with by which servers hear notices. */
export const LISTENING = 'mercadito listen';
// PostgreSQL keeps 63 letters of a connection's name.
const LONGEST_HOST = 24;

const ownName = (): string => `${hostname().replaceAll(/\s/g, '').slice(0, LONGEST_HOST)}:${process.pid}`;

/** What the connection is called by which a server hears notices: each has one, and no command does. */
export const listeningName = (): string => `${LISTENING} ${VERSION} ${ownName()}`;

/** All servers on this database, by the connections that they listen on. */
export async function listServing({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<ServingProcess[]> {
  const own = { name: ownName(), version: VERSION, isThis: true };
  // Its directory is one process's alone.
  if (engine === 'embedded') return [own];
  const { rows } = await sql<{ application_name: string }>`
    select distinct application_name from pg_stat_activity
    where datname = current_database() and application_name like ${`${LISTENING} %`}
    order by application_name`.execute(db);
  return rows.map(({ application_name }) => {
    const [version = '', name = ''] = application_name.slice(LISTENING.length + 1).split(' ');
    return { name, version, isThis: name === own.name };
  });
}
