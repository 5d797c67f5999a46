import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

const OURS = sql`n.nspname in ('public', 'jobs')`;
const NOT_OF_AN_EXTENSION = (catalogue: string) => sql`
  not exists (select from pg_depend d where d.classid = ${sql.lit(catalogue)}::regclass and d.objid = o.oid and d.deptype = 'e')`;

/** Every table of ours and of the library that runs jobs; a part of a partitioned one is none. */
export async function listTables(db: Db): Promise<{ readonly name: string }[]> {
  const { rows } = await sql<{ name: string }>`
    select n.nspname || '.' || o.relname as name
    from pg_class o join pg_namespace n on n.oid = o.relnamespace
    where ${OURS} and o.relkind in ('r', 'p') and not o.relispartition and ${NOT_OF_AN_EXTENSION('pg_class')}
    order by 1`.execute(db);
  return rows;
}

/** The columns of a table that are not computed from others, with their types. */
export async function listColumns(db: Db, table: string): Promise<{ readonly name: string; readonly type: string }[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  return rows;
}

/** Every sequence with where it stands. */
export async function listSequences(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select n.nspname || '.' || o.relname as name
    from pg_class o join pg_namespace n on n.oid = o.relnamespace
    where ${OURS} and o.relkind = 'S'
    order by 1`.execute(db);
  const sequences: { name: string; value: string; isCalled: boolean }[] = [];
  for (const { name } of rows) {
    const { rows: states } = await sql<{ value: string; isCalled: boolean }>`
      select last_value::text as value, is_called as "isCalled" from ${sql.table(name)}`.execute(db);
    for (const state of states) sequences.push({ name, ...state });
  }
  return sequences;
}
