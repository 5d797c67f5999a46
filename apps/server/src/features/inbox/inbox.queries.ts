import type { DomainEvent } from '@mercadito/domain/events/domain-event';
import type { Wordings } from '@mercadito/domain/messages/wording';
import { KEPT_DAYS } from '@mercadito/domain/system/kept-days';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type Ordering, type PageRequest, pagedBy } from '../../platform/lists/keyset.ts';
import type { Urgency } from '../../platform/messages/messages.ts';
import { type ReceiverWord, TOPIC_OF } from '../../platform/messages/receivers.ts';

const NEWEST: Ordering = {
  key: sql<number>`inbox_entries.id`,
  kind: 'number',
  id: sql<number>`inbox_entries.id`,
  direction: 'desc',
};

/** Something that several people are told. */
export interface NewEntry {
  readonly messageId: number;
  /** Which of the events of its write it is. */
  readonly position: number;
  readonly event: DomainEvent;
  readonly receiver: ReceiverWord;
  readonly urgency: Urgency;
  readonly wordings: Wordings;
  readonly href: string;
}

/** Puts it into the inbox of each; nobody is told twice of one event. */
export async function insertInboxEntries(db: Db, userIds: readonly number[], entry: NewEntry): Promise<number[]> {
  const { messageId, position, event, receiver, urgency, wordings, href } = entry;
  const { rows } = await sql<{ user_id: number }>`
    insert into inbox_entries (user_id, message_id, position, event, receiver, topic, urgency, wordings, href)
    select user_id, ${messageId}, ${position}, ${JSON.stringify(event)}::jsonb, ${receiver}, ${TOPIC_OF[receiver]}, ${urgency},
      ${JSON.stringify(wordings)}::jsonb, ${href}
    from unnest(${[...userIds]}::integer[]) as user_id
    on conflict do nothing
    returning user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

export type InboxRow = Awaited<ReturnType<typeof listInboxEntries>>[number];

/** A page of what somebody was told, newest first. */
export function listInboxEntries(db: Db, userId: number, page: PageRequest) {
  const entries = db
    .selectFrom('inbox_entries')
    .select(['id', 'wordings', 'href', 'urgency', 'created_at', 'read_at'])
    .where('user_id', '=', userId);
  return pagedBy(entries, NEWEST, page).execute();
}

/** Whether the order of an entry is in somebody's hands now. */
const HOLDS_ORDER = sql<boolean>`exists (
  select from orders join drivers on drivers.id = orders.driver_id
  where orders.id = (event ->> 'orderId')::bigint and drivers.user_id = users.id)`;

const OWNS = (companies: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`exists (select from companies where owner_id = users.id and ${companies})`;

/** Whether somebody is still what an entry was told to: what is for Admins goes to no device and mailbox of who was one. */
export const STILL_RECEIVES = sql<boolean>`
  case receiver
    when 'admins' then users.role = 'Admin'
    when 'driversOnDuty' then users.role = 'Driver'
    when 'driver' then ${HOLDS_ORDER}
    when 'holder' then ${HOLDS_ORDER}
    when 'formerDriver' then users.role in ('Driver', 'Admin')
    when 'owner' then ${OWNS(sql`companies.id = (event ->> 'companyId')::bigint`)}
    when 'owners' then ${OWNS(sql`event -> 'companyIds' @> to_jsonb(companies.id)`)}
    when 'ownersWhoSaw' then ${OWNS(sql`event -> 'companyIds' @> to_jsonb(companies.id)`)}
    when 'ownerOfProduct' then ${OWNS(sql`companies.id = (select company_id from products where products.id = (event ->> 'productId')::bigint)`)}
    else true
  end`;

/** One entry, with what it says of the event. */
export function findEntry(db: Db, id: number) {
  return db
    .selectFrom('inbox_entries')
    .innerJoin('users', 'users.id', 'inbox_entries.user_id')
    .select(['user_id', 'topic', 'event', 'receiver', 'wordings', 'href', 'read_at'])
    .where('inbox_entries.id', '=', id)
    .where(STILL_RECEIVES)
    .executeTakeFirst();
}

/** How much somebody was told within the days that are kept, and how much of it they have not read. */
export async function countInbox(db: Db, userId: number): Promise<{ count: number; unread: number }> {
  return db
    .selectFrom('inbox_entries')
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      sql<number>`count(*) filter (where read_at is null)`.as('unread'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** How much of what somebody was told they have not read. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('inbox_entries')
    .select((select) => select.fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Marks as read one entry of somebody's, or that one and all older ones: what has come since was not seen. */
export async function markRead(
  db: Db,
  userId: number,
  { id, andOlder, now }: { readonly id: number; readonly andOlder: boolean; readonly now: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('inbox_entries')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('id', andOlder ? '<=' : '=', id)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Notes that entries have reached all devices of their people. */
export async function markPushed(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable('inbox_entries')
    .set({ pushed_at: now.toISOString() })
    .where('id', 'in', [...ids])
    .execute();
}

/** Forgets what people were told too long ago. */
export async function sweepInbox(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS.inbox * 86_400_000).toISOString();
  const { numDeletedRows } = await db.deleteFrom('inbox_entries').where('created_at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
