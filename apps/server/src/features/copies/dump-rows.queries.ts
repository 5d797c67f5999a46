import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { WITHOUT_TIME_LIMIT } from '../../database/prepared-statements.ts';
import type { Tables } from '../../database/tables.ts';
import { type CopiedTable, type Header, type Manifest, type TakePart, tablePart } from './copy-format.ts';
import { listApplied } from './empty-database.queries.ts';
import { dividedBy, madeBy } from './made-by-migrations.ts';
import { readSequences, shapeOf } from './whole-database.queries.ts';

const zip = promisify(gzip);

// What lies in memory at once: a part, and so many rows of which none is large, or one that is.
const ENOUGH_LETTERS = 1024 * 1024;
const ENOUGH_ROWS = 10_000;
const ROWS_AT_ONCE = 500;
const LARGE_ROW = 8 * 1024;

/** One moment of a database, read until the work on it is done. */
export interface Snapshot {
  readonly header: Header;
  /** What no migration made, in words: it is in no copy. */
  readonly leftOut: readonly string[];
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
    const migrations = await listApplied(reading);
    const { ours, others } = dividedBy(await shapeOf(reading), await madeBy(migrations));
    const tables = [...ours.tables];
    return work({
      header: { format: 1, madeAt: new Date().toISOString(), engine, migrations, tables },
      leftOut: others,
      dumpRows: (take) => dumpTables(reading, tables, take),
      readSequences: () => readSequences(reading, ours),
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

/** A row on its way; without its line where that is large, and then by its place, which is its own while the transaction lasts. */
interface Fetched {
  readonly line: string | null;
  readonly table: string;
  readonly place: string;
}

/** A table as lines, each an array of the columns' texts. */
async function* linesOfTable(db: Db, { name, columns }: CopiedTable): AsyncGenerator<string> {
  const texts = columns.map((column) => sql`${sql.ref(column)}::text`);
  const line = sql`json_build_array(${sql.join(texts)})::text`;
  // Without "offset 0" each line is made twice.
  await sql`
    declare copied no scroll cursor for
    select case when octet_length(line) <= ${sql.lit(LARGE_ROW)} then line end as line, of_table::text as "table", place::text
    from (select ${line} as line, tableoid as of_table, ctid as place from ${sql.table(name)} offset 0) as rows`.execute(
    db,
  );
  const readLarge = async ({ table, place }: Fetched): Promise<string> => {
    const { rows } = await sql<{ line: string }>`
      select ${line} as line from ${sql.table(name)} where tableoid = ${table}::oid and ctid = ${place}::tid`.execute(
      db,
    );
    const [large] = rows;
    if (!large) throw new Error(`A row of ${name} is not where it was: ${place}`);
    return large.line;
  };
  for (;;) {
    const { rows } = await sql<Fetched>`fetch ${sql.lit(ROWS_AT_ONCE)} from copied`.execute(db);
    if (rows.length === 0) break;
    for (const row of rows) yield row.line ?? (await readLarge(row));
  }
  await sql`close copied`.execute(db);
}

/** Hands over a table's rows in parts. @returns how many rows there are */
async function dumpTable(db: Db, table: CopiedTable, take: TakePart): Promise<number> {
  let [count, parts, letters] = [0, 0, 0];
  let lines: string[] = [];
  const give = async (): Promise<void> => {
    if (lines.length === 0) return;
    const bytes = await zip(lines.join('\n'));
    [lines, letters, parts] = [[], 0, parts + 1];
    await take({ name: tablePart(table.name, parts), bytes });
  };
  for await (const line of linesOfTable(db, table)) {
    lines.push(line);
    count += 1;
    letters += line.length;
    if (letters >= ENOUGH_LETTERS || lines.length >= ENOUGH_ROWS) await give();
  }
  await give();
  return count;
}
