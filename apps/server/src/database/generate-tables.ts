// Writes `tables/` from the migrated database: node apps/server/src/database/generate-tables.ts
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { readTableOwners } from './table-owners.ts';

type Column = {
  readonly table_name: string;
  readonly column_name: string;
  readonly type: string;
  readonly is_nullable: boolean;
  readonly has_default: boolean;
  readonly is_written_by_database: boolean;
  readonly allowed: string[] | null;
};

const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  text: 'string',
  timestamptz: 'Timestamp',
  jsonb: 'Json',
  _int4: 'number[]',
  _text: 'string[]',
};

const HEADER = '// Written by `npm run fix` from the migrated database. Do not edit.\n';
const COLUMN_TYPES = ['Generated', 'GeneratedAlways', 'Json', 'Timestamp'];

/**
 * The files of `tables/` for a migrated database, by the features that own the tables.
 * @throws on a column type it has no TypeScript for
 */
export const generateTables = async <Any>(db: Kysely<Any>): Promise<ReadonlyMap<string, string>> => {
  const owners = await readTableOwners();
  const byTable = Map.groupBy(await readColumns(db), (column) => column.table_name);
  const byOwner = Map.groupBy(byTable, ([table]) => owners.get(table) ?? 'platform');
  return new Map([...byOwner].map(([owner, tables]) => [`${owner}.ts`, fileOf(tables)]));
};

/** What the tables of one feature are, among all tables. */
const fileOf = (tables: readonly [string, readonly Column[]][]): string => {
  const types = tables.map(([table, own]) => {
    const fields = own.map((column) => `      ${column.column_name}: ${typeOf(column)};\n`);
    return `    ${table}: {\n${fields.join('')}    };\n`;
  });
  const used = COLUMN_TYPES.filter((type) => types.some((text) => new RegExp(`\\b${type}\\b`).test(text)));
  const imported = `import type { ${used.join(', ')} } from '../column-types.ts';\n`;
  // Only a module can add to another.
  const head = used.length > 0 ? imported : 'export {};\n';
  return `${HEADER}${head}\ndeclare module '../tables.ts' {\n  interface Tables {\n${types.join('')}  }\n}\n`;
};

const readColumns = async <Any>(db: Kysely<Any>): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select c.table_name, c.column_name, c.udt_name as type,
      c.is_nullable = 'YES' as is_nullable,
      c.column_default is not null as has_default,
      c.is_generated = 'ALWAYS' or c.identity_generation = 'ALWAYS' as is_written_by_database,
      ${allowedValues} as allowed
    from information_schema.columns c
    where c.table_schema = 'public'
    order by c.table_name collate "C", c.ordinal_position`.execute(db);
  return rows;
};

// The literals of `check (column in ('a', 'b'))`, on the column or on its domain: they become a union of strings.
const allowedValues = sql`(
  select array(select m[1] from regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') as m)
  from pg_constraint k
  where k.contype = 'c' and pg_get_constraintdef(k.oid) ~ '= ANY \\(\\(?ARRAY\\['
    and array_length(regexp_split_to_array(pg_get_constraintdef(k.oid), ' = ANY '), 1) = 2
    and (k.contypid = (select t.oid from pg_type t where t.typname = c.domain_name
           and t.typnamespace = 'public'::regnamespace)
      or (k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
        and k.conkey = array[c.ordinal_position::smallint]))
  limit 1)`;

const typeOf = (column: Column): string => {
  const base = column.allowed ? column.allowed.map((value) => `'${value}'`).join(' | ') : TYPES[column.type];
  if (!base) throw new Error(`No TypeScript type for ${column.table_name}.${column.column_name} (${column.type})`);
  const type = column.is_nullable ? `${base} | null` : base;
  if (column.is_written_by_database) return `GeneratedAlways<${type}>`;
  return column.has_default ? `Generated<${type}>` : type;
};

if (import.meta.main) {
  const folder = new URL('./tables/', import.meta.url);
  const database = await openDatabase({ dataDir: ':memory:' });
  await migrate(database.db);
  const files = await generateTables(database.db);
  await database.close();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const [name, text] of files) await writeFile(new URL(name, folder), text);
}
