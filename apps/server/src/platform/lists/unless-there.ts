import { type Expression, type RawBuilder, sql } from 'kysely';

interface Insertion<Row> {
  readonly columns: (keyof Row & string)[];
  readonly values: RawBuilder<unknown>;
}

/**
 * A row that is put in where there is none yet: `insertInto('things').columns(columns).expression(values)`. An insert that is tried
 * and gives way takes an id all the same, and ids come to an end; `on conflict` is left for what comes in at the same moment.
 * @param present what there would be
 */
export function unlessThere<Row extends object>(row: Row, present: Expression<unknown>): Insertion<Row> {
  const columns = Object.keys(row) as (keyof Row & string)[];
  const values = sql.join(columns.map((column) => row[column]));
  return { columns, values: sql`select ${values} where not exists (${present})` };
}
