import type pg from 'pg';

// Files may lie inside the cluster that nobody reads at start: a table's own is missed by the first who asks for its rows.
const LOST_FILES = `
  select oid::regclass::text as name from pg_class
  where pg_relation_filenode(oid) is not null and pg_stat_file(pg_relation_filepath(oid), true) is null`;
const TABLES = `
  select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;

const namesOf = async (pool: pg.Pool, query: string): Promise<string[]> =>
  (await pool.query<{ name: string }>(query)).rows.map(({ name }) => name);

/**
 * Looks whether every table of an opened cluster has its file, and the beginning of each can be read: some milliseconds.
 * @throws with what is wrong
 */
export const verifyFiles = async (pool: pg.Pool): Promise<void> => {
  const [lost] = await namesOf(pool, LOST_FILES);
  if (lost !== undefined) throw new Error(`the file of ${lost} is missing`);
  const beginnings = (await namesOf(pool, TABLES)).map((table) => `(select 1 from ${table} limit 1)`);
  if (beginnings.length > 0) await pool.query(`select ${beginnings.join(', ')}`);
};
