import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { COUNTED_ROWS } from './paging.ts';

/** How many rows a query has, no further than so many: what is told no more exactly is not counted (LIST-7). */
export function countUpTo<DB, TB extends keyof DB, O>(
  db: Db,
  rows: SelectQueryBuilder<DB, TB, O>,
  most = COUNTED_ROWS,
) {
  return db.selectFrom(rows.limit(most).as('counted')).select((counted) => counted.fn.countAll<number>().as('count'));
}
