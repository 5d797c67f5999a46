import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connection.ts';

/** Statements by name; a later one may read an earlier one by its name. */
export type Statements = Readonly<Record<string, RawBuilder<unknown>>>;

/** Begins a query that does statements beside it, and may read them by their names. */
export const withAll = (statements: Statements) =>
  sql`with ${sql.join(Object.entries(statements).map(([name, body]) => sql`${sql.ref(name)} as materialized (${body})`))}`;

/**
 * Does several statements in one round trip, in one snapshot.
 * @returns how many rows each has returned; none without a round trip
 */
export async function doAllOf<All extends Statements>(
  db: Db,
  statements: All,
): Promise<Readonly<Record<keyof All, number>>> {
  if (Object.keys(statements).length === 0) return {} as Record<keyof All, number>;
  // A select that nothing reads would not be done.
  const counts = Object.keys(statements).map(
    (name) => sql`(select count(*)::integer from ${sql.table(name)}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<keyof All, number>>`${withAll(statements)} select ${sql.join(counts)}`.execute(db);
  return rows[0] as Record<keyof All, number>;
}
