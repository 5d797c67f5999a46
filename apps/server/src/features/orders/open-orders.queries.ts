import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Measured } from '../../platform/metrics/metrics.ts';

const OPEN = ['pending', 'shipped', 'delivery_failed'] as const;

interface OpenOrders {
  /** How many there are, by state. */
  readonly counts: Measured[];
  /** For how many seconds the one has been in its state that has been there longest, by state. */
  readonly ages: Measured[];
}

/** The orders that have not ended, as an operator counts them. */
export async function measureOpenOrders(db: Db): Promise<OpenOrders> {
  const rows = await db
    .selectFrom('orders')
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('count'),
      sql<number>`extract(epoch from now() - min(status_changed_at))::float8`.as('age'),
    ])
    .where('status', 'in', OPEN)
    .groupBy('status')
    .execute();
  const of = (status: (typeof OPEN)[number]) => rows.find((row) => row.status === status);
  return {
    counts: OPEN.map((state) => ({ labels: { state }, value: Number(of(state)?.count ?? 0) })),
    ages: OPEN.map((state) => ({ labels: { state }, value: Math.max(0, of(state)?.age ?? 0) })),
  };
}
