import { MOST_COUNTED, type WaitingWork } from '@mercadito/contracts/waiting-work';
import { ENDS_SOON_MS } from '@mercadito/domain/access/membership';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Counts no further than the answer tells, so that a bad day costs no more than a good one. */
const upToMost = (rows: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::integer from (${rows} limit ${sql.lit(MOST_COUNTED)}) as counted)`;

/** How much of each kind waits for an Admin, in one round trip (DESK-1). */
export async function countWaiting(db: Db, now: Date): Promise<WaitingWork> {
  const soon = new Date(now.getTime() + ENDS_SOON_MS).toISOString();
  return db
    .selectNoFrom([
      upToMost(sql`select 1 from orders where status = 'pending'`).as('orders'),
      upToMost(sql`select 1 from orders where status = 'delivery_failed'`).as('orders_failed'),
      upToMost(sql`select 1 from sponsor_requests where status = 'pending'`).as('sponsors'),
      upToMost(sql`select 1 from membership_wishes where ended_at is null`).as('memberships_asked'),
      upToMost(sql`select 1 from users where subscription_until > ${now.toISOString()}
        and subscription_until <= ${soon}`).as('memberships_ending'),
      upToMost(sql`select 1 from driver_reports where (reviewed_at is null)`).as('driver_reports'),
      upToMost(sql`select 1 from jobs.job where state = 'failed'`).as('jobs_given_up'),
    ])
    .executeTakeFirstOrThrow();
}
