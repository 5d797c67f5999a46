import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { isOfValue } from '../../database/refused-value.ts';
import { type CopiedTable, type Manifest, UnusableCopy } from './copy-format.ts';
import { listColumns } from './whole-database.queries.ts';

/** Puts the rows of a copy into empty tables. */
export interface Loading {
  /** @param lines arrays of the columns' texts */
  readonly insertRows: (table: string, lines: readonly string[]) => Promise<void>;
}

async function textsOf(db: Db, query: RawBuilder<{ text: string }>): Promise<string[]> {
  return (await query.execute(db)).rows.map(({ text }) => text);
}

async function executeAll(db: Db, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * Takes references and triggers away until the rows are there: then their order does not matter, and they stay as they were.
 * @returns puts both back, which looks at each reference
 */
async function liftRules(db: Db, names: readonly string[]): Promise<() => Promise<void>> {
  // Parts of a table may have some of their own.
  const ours = sql`
    contype = 'f' and conparentid = 0 and coalesce(pg_partition_root(conrelid), conrelid) = any(${names}::text[]::regclass[])`;
  const references = sql<{ text: string }>`
    select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as text
    from pg_constraint
    where ${ours}`;
  const addReferences = await textsOf(db, references);
  const without = sql<{ text: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as text
    from pg_constraint
    where ${ours}`;
  await executeAll(db, await textsOf(db, without));
  await executeAll(
    db,
    names.map((name) => `alter table ${name} disable trigger user`),
  );
  return async () => {
    await executeAll(db, addReferences);
    await executeAll(
      db,
      names.map((name) => `alter table ${name} enable trigger user`),
    );
  };
}

/** A statement that inserts rows, given as JSON, of a table as it stands here. */
async function insertingInto(db: Db, { name, columns }: CopiedTable): Promise<(lines: string) => RawBuilder<unknown>> {
  const types = new Map((await listColumns(db, name)).map((column) => [column.name, column.type]));
  const values = columns.map((column, place) => sql`(line ->> ${sql.lit(place)})::${sql.raw(types.get(column) ?? '')}`);
  const names = columns.map((column) => sql.ref(column));
  return (lines) => sql`
    insert into ${sql.table(name)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${lines}::jsonb) as line`;
}

/** What the database says of values that are none of their column's, or refer to nothing, for an operator. */
function unusable(error: unknown, what: string): unknown {
  if (!isOfValue(error)) return error;
  const { message } = error as Error;
  return new UnusableCopy(`The copy cannot be used: ${what} cannot be read into this database (${message}).`);
}

/** Loads rows into tables that are empty, and has references, triggers and sequences as they were when it is done. */
export async function loadRows(
  db: Db,
  { tables, sequences }: { readonly tables: readonly CopiedTable[] } & Pick<Manifest, 'sequences'>,
  work: (loading: Loading) => Promise<void>,
): Promise<void> {
  const inserting = new Map<string, (lines: string) => RawBuilder<unknown>>();
  for (const table of tables) inserting.set(table.name, await insertingInto(db, table));
  const putBack = await liftRules(
    db,
    tables.map(({ name }) => name),
  );
  await work({
    insertRows: async (table, lines) => {
      const insert = inserting.get(table);
      if (!insert) throw new UnusableCopy(`The copy has rows of ${table}, which it does not name.`);
      await insert(`[${lines.join(',')}]`)
        .execute(db)
        .catch((error: unknown) => Promise.reject(unusable(error, `rows of ${table}`)));
    },
  });
  for (const { name, value, isCalled } of sequences) {
    await sql`select setval(${name}::regclass, ${value}::bigint, ${isCalled})`.execute(db);
  }
  await putBack().catch((error: unknown) => Promise.reject(unusable(error, 'what its rows refer to')));
}
