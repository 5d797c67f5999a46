import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

// Any constant will do, as long as nothing else in the database uses it.
const LOCK = 7_236_111;
// By another name than a server's and other commands' connections, for which `refuseServed` looks.
const NAME = 'mercadito loading';

/**
 * Holds one connection to a database that is replaced, from the first look at it to the end: whoever else would replace it
 * meanwhile, or starts to, is refused.
 * @param work is to use the connection that it is given, and no other
 */
export function oneAtOnce<Result>(database: Database, work: (held: Database) => Promise<Result>): Promise<Result> {
  return database.db.connection().execute(async (db) => {
    await sql`select set_config('application_name', ${NAME}, false)`.execute(db);
    const { rows } = await sql<{ is: boolean }>`select pg_try_advisory_lock(${sql.lit(LOCK)}) as is`.execute(db);
    if (!rows[0]?.is) throw new Error('Another restore or move to this database is under way: wait for its end.');
    try {
      return await work({ ...database, db });
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(db);
    }
  });
}
