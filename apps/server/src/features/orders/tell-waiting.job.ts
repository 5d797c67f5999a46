import { LATE_MINUTES } from '@mercadito/domain/dispatch/age';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import type { Config } from '../../config.ts';
import type { Statements } from '../../database/all-of.ts';
import type { Db } from '../../database/connection.ts';
import { databaseTime } from '../../database/identity.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { insertingJobs } from '../../platform/jobs/jobs.queries.ts';
import { tell } from '../../platform/record/audit.ts';
import { countsFromView } from '../opening-hours/index.ts';
import { idsOfOrder } from './order-ids.ts';
import { findWaiting, type WaitingRow } from './waiting-orders.queries.ts';

const LATE_MS = LATE_MINUTES * 60_000;

/** When an order is late, as the board has it: counted from when one of its businesses was open (DISPATCH-4, ORDER-16). */
function lateAt(
  { status_changed_at: since, parts }: WaitingRow,
  now: Date,
  { timeZone }: Pick<Config, 'timeZone'>,
): Date {
  const [from = since] = parts.map(({ days }) => countsFromView(days, since, now, timeZone)).toSorted();
  return new Date(Date.parse(from) + LATE_MS);
}

/** Tells Admins of an order that is late and still waits as it did when this was put into the queue (MESSAGE-13). */
export const tellWaiting = defineJob('order.tell_waiting', {
  payload: z.object({ order_id: z.int(), since: z.string() }),
  run: async ({ order_id: orderId, since }, { services: { config, database } }) => {
    const { db } = database;
    const order = await findWaiting(db, orderId);
    if (!order || Date.parse(order.status_changed_at) !== Date.parse(since)) return;
    const now = await databaseTime(db);
    const late = lateAt(order, now, config);
    if (late > now) await awaitDriver(db, orderId, new Date(since), late.getTime() - now.getTime());
    else await tell(db, [{ type: 'order.kept_waiting', ...idsOfOrder(order) }]);
  },
});

/** A statement for `doAllOf` that has an order looked at when it may be late, by a query of its id; it waits since an instant. */
export function awaitingDriver(order: RawBuilder<unknown>, since: Date): Statements {
  const payload = sql`jsonb_build_object('order_id', id, 'since', ${since.toISOString()}::text)`;
  const at = sql`now() + make_interval(secs => ${LATE_MS / 1_000})`;
  const waiting = sql`select ${payload} as payload, ${at} as start_after from (${order}) as placed`;
  // Nobody is woken for what has time.
  const { waiting: awaited = waiting } = insertingJobs(tellWaiting.name, waiting, tellWaiting);
  return { awaited };
}

/** Has an order that waits since an instant looked at when it may be late. */
export const awaitDriver = (db: Db, orderId: number, since: Date, inMs = LATE_MS): Promise<void> =>
  enqueue(db, tellWaiting, { order_id: orderId, since: since.toISOString() }, inMs);
