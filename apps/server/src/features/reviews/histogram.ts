import { MAX_RATING } from '@mercadito/domain/input-limits';
import { type RawBuilder, sql } from 'kysely';

const STARS = Array.from({ length: MAX_RATING }, (_, at) => at + 1);

/** How many rows of a group have 1, 2, 3, 4 and 5 in a column of ratings. */
export function histogramOf(column: string): RawBuilder<number[]> {
  const counts = STARS.map((stars) => sql`(count(*) filter (where ${sql.ref(column)} = ${sql.lit(stars)}))::integer`);
  return sql<number[]>`array[${sql.join(counts)}]`;
}
