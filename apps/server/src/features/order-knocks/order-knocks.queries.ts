import { sql } from 'kysely';
import { doAllOf } from '../../database/all-of.ts';
import type { Db } from '../../database/connection.ts';
import { insertingJobs } from '../../platform/jobs/jobs.queries.ts';
import { OPENING_DAYS } from '../opening-hours/index.ts';
import { IS_REACHED } from '../push/index.ts';

/** What a shop's owner is told of a new order, in the inbox. */
const NEW_ORDER = { receiver: 'owners', type: 'order.placed' } as const;

export const isNewOrder = ({ receiver, event }: { readonly receiver: string; readonly event: object }): boolean =>
  receiver === NEW_ORDER.receiver && 'type' in event && event.type === NEW_ORDER.type;

/** Queues the first knock at each owner whom a write has told of a new order and who has a device that is reached. */
export async function queueFirstKnocks(db: Db, job: string, messageId: number, minutes: number): Promise<void> {
  const owners = sql`
    select jsonb_build_object('entry_id', id, 'knock', 1) as payload, now() + make_interval(mins => ${minutes}) as start_after
    from inbox_entries
    where message_id = ${messageId} and receiver = ${NEW_ORDER.receiver} and event ->> 'type' = ${NEW_ORDER.type} and ${IS_REACHED}`;
  await doAllOf(db, insertingJobs(job, owners));
}

/** Whether a job knocks for an entry that somebody has not read. */
export const knocksAt = (userId: number) => sql<boolean>`exists (
  select from inbox_entries where id = (data ->> 'entry_id')::bigint and user_id = ${userId} and read_at is null)`;

/** The owner of a business; nobody where it is gone. */
export const findOwner = (db: Db, companyId: number) =>
  db.selectFrom('companies').select('owner_id').where('id', '=', companyId).executeTakeFirst();

/** Owners' shops that have not seen the order of which an unread entry tells, while it waits or is on its way. */
export const listUnseenParts = (db: Db, entryIds: readonly number[]) =>
  db
    .selectFrom('inbox_entries as entry')
    .innerJoin('orders', (join) => join.on('orders.id', '=', sql<number>`(entry.event ->> 'orderId')::bigint`))
    .innerJoin('order_companies as part', 'part.order_id', 'orders.id')
    .innerJoin('companies', (join) =>
      join.onRef('companies.id', '=', 'part.company_id').onRef('companies.owner_id', '=', 'entry.user_id'),
    )
    .select(['entry.id as entry_id', 'entry.created_at as told_at', OPENING_DAYS.as('days')])
    .where('entry.id', 'in', [...entryIds])
    .where('entry.read_at', 'is', null)
    .where('orders.status', 'in', ['pending', 'shipped'])
    .where('part.seen_at', 'is', null)
    .execute();
