import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { WITHOUT_TIME_LIMIT } from '../../database/prepared-statements.ts';
import type { Tables } from '../../database/tables.ts';
import { type CopiedTable, type Header, type Manifest, type TakePart, tablePart } from './copy-format.ts';
import { listColumns, listSequences, listTables } from './whole-database.queries.ts';

const zip = promisify(gzip);

// What lies in memory at once, more or less: a row may be a photo.
const BYTES_AT_ONCE = 1024 * 1024;
const FIRST_ROWS = 20;
const MOST_ROWS = 5_000;

/** One moment of a database, read until the work on it is done. */
export interface Snapshot {
  readonly header: Header;
  /** Hands over all rows; answers how many of each table. */
  readonly dumpRows: (take: TakePart) => Promise<Manifest['rows']>;
  /** Read after the rows: no id of theirs is beyond. */
  readonly readSequences: () => Promise<Manifest['sequences']>;
  readonly listPictures: () => Promise<readonly string[]>;
}

/** Does something with one moment of a database, whatever is written meanwhile. */
export function withSnapshot<Result>(
  { db, engine }: { readonly db: Db; readonly engine: Header['engine'] },
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return transaction.execute(async (reading) => {
    await sql.raw(`${WITHOUT_TIME_LIMIT}; set local idle_in_transaction_session_timeout = 0`).execute(reading);
    await sql.raw(AS_TEXT).execute(reading);
    const tables: CopiedTable[] = [];
    for (const { name } of await listTables(reading)) {
      const columns = await listColumns(reading, name);
      tables.push({ name, columns: columns.map((column) => column.name) });
    }
    const migrations = await reading.selectFrom('migrations').select(['name', 'checksum']).orderBy('name').execute();
    return work({
      header: { format: 1, madeAt: new Date().toISOString(), engine, migrations, tables },
      dumpRows: (take) => dumpTables(reading, tables, take),
      readSequences: () => listSequences(reading),
      listPictures: async () => (await reading.selectFrom('images').select('hash').execute()).map(({ hash }) => hash),
    });
  });
}

/** Values as text mean the same wherever they are read. */
export const AS_TEXT = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'iso_8601';
  set local extra_float_digits = 1; set local bytea_output = 'hex'`;

async function dumpTables(db: Transaction<Tables>, tables: readonly CopiedTable[], take: TakePart) {
  const rows: Record<string, number> = {};
  for (const table of tables) rows[table.name] = await dumpTable(db, table, take);
  return rows;
}

/** A table as lines, each an array of the columns' texts. */
async function dumpTable(db: Db, { name, columns }: CopiedTable, take: TakePart): Promise<number> {
  const texts = columns.map((column) => sql`${sql.ref(column)}::text`);
  const cursor = sql`
    declare copied no scroll cursor for select json_build_array(${sql.join(texts)})::text as line from ${sql.table(name)}`;
  await cursor.execute(db);
  let count = 0;
  let parts = 0;
  let atOnce = FIRST_ROWS;
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(atOnce)} from copied`.execute(db);
    if (rows.length === 0) break;
    const text = rows.map(({ line }) => line).join('\n');
    count += rows.length;
    parts += 1;
    await take({ name: tablePart(name, parts), bytes: await zip(text) });
    atOnce = Math.max(1, Math.min(MOST_ROWS, Math.floor((BYTES_AT_ONCE * rows.length) / text.length)));
  }
  await sql`close copied`.execute(db);
  return count;
}
