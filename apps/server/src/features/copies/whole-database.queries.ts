import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { CopiedTable, Manifest } from './copy-format.ts';

const OURS = sql`n.nspname in ('public', 'jobs')`;
const NOT_OF_AN_EXTENSION = (catalogue: string) => sql`
  not exists (select from pg_depend d where d.classid = ${sql.lit(catalogue)}::regclass and d.objid = o.oid and d.deptype = 'e')`;

// Columns that are not computed from others.
const IS_COPIED = sql`a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`;

/** What a database has, whoever made it. */
export interface Shape {
  readonly tables: readonly CopiedTable[];
  readonly sequences: readonly { readonly name: string }[];
  /** With the types of what they take. */
  readonly routines: readonly string[];
  readonly types: readonly string[];
}

export const NOTHING: Shape = { tables: [], sequences: [], routines: [], types: [] };

/** Every table with its columns that are not computed from others; a part of a partitioned one is none. */
async function listTables(db: Db): Promise<CopiedTable[]> {
  const { rows } = await sql<CopiedTable>`
    select n.nspname || '.' || o.relname as name,
      (select coalesce(json_agg(a.attname order by a.attnum), '[]') from pg_attribute a
        where a.attrelid = o.oid and ${IS_COPIED}) as columns
    from pg_class o join pg_namespace n on n.oid = o.relnamespace
    where ${OURS} and o.relkind in ('r', 'p') and not o.relispartition and ${NOT_OF_AN_EXTENSION('pg_class')}
    order by 1`.execute(db);
  return rows;
}

/** The columns of a table that are not computed from others, with their types. */
export async function listColumns(db: Db, table: string): Promise<{ readonly name: string; readonly type: string }[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a where a.attrelid = ${table}::regclass and ${IS_COPIED}
    order by a.attnum`.execute(db);
  return rows;
}

async function namesOf(db: Db, query: RawBuilder<{ name: string }>): Promise<string[]> {
  return (await query.execute(db)).rows.map(({ name }) => name);
}

/** All in the schemas of ours and of the library that runs jobs that is no extension's. */
export async function shapeOf(db: Db): Promise<Shape> {
  const sequences = sql<{ name: string }>`
    select n.nspname || '.' || o.relname as name
    from pg_class o join pg_namespace n on n.oid = o.relnamespace
    where ${OURS} and o.relkind = 'S' and ${NOT_OF_AN_EXTENSION('pg_class')}
    order by 1`;
  const routines = sql<{ name: string }>`
    select o.oid::regprocedure::text as name
    from pg_proc o join pg_namespace n on n.oid = o.pronamespace
    where ${OURS} and ${NOT_OF_AN_EXTENSION('pg_proc')}
    order by 1`;
  const types = sql<{ name: string }>`
    select o.oid::regtype::text as name
    from pg_type o join pg_namespace n on n.oid = o.typnamespace
    where ${OURS} and o.typtype in ('d', 'e') and ${NOT_OF_AN_EXTENSION('pg_type')}
    order by 1`;
  return {
    tables: await listTables(db),
    sequences: (await namesOf(db, sequences)).map((name) => ({ name })),
    routines: await namesOf(db, routines),
    types: await namesOf(db, types),
  };
}

/** Where sequences stand. */
export async function readSequences(db: Db, { sequences }: Pick<Shape, 'sequences'>): Promise<Manifest['sequences']> {
  const states: Manifest['sequences'] = [];
  for (const { name } of sequences) {
    const { rows } = await sql<{ value: string; isCalled: boolean }>`
      select last_value::text as value, is_called as "isCalled" from ${sql.table(name)}`.execute(db);
    for (const state of rows) states.push({ name, ...state });
  }
  return states;
}
