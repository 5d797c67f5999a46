import { sql } from 'kysely';
import { doAllOf } from '../../database/all-of.ts';
import type { Db } from '../../database/connection.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { insertingJobs } from '../../platform/jobs/jobs.queries.ts';
import type { PushAddress } from '../../platform/push/deliver.ts';
import { STILL_RECEIVES } from '../inbox/index.ts';

/** Whether the device of a session is reached. */
export async function hasSubscription(db: Db, tokenId: number): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('token_id')
    .where('token_id', '=', tokenId)
    .executeTakeFirst();
  return row !== undefined;
}

const tokenIdsOf = (deleted: readonly { token_id: number }[]): number[] => deleted.map(({ token_id: id }) => id);

/**
 * Says where the device of a session is reached; another session that had this address had it before, on the same device.
 * @returns the sessions whose reach is another by that
 */
export async function putSubscription(
  db: Db,
  tokenId: number,
  { endpoint, p256dh, auth }: PushAddress,
): Promise<number[]> {
  const before = db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).where('token_id', '!=', tokenId);
  const ended = await before.returning('token_id').execute();
  await sql`
    insert into push_subscriptions (token_id, endpoint, p256dh, auth) values (${tokenId}, ${endpoint}, ${p256dh}, ${auth})
    on conflict (token_id) do update
    set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, refused_since = null
    where (push_subscriptions.endpoint, push_subscriptions.p256dh, push_subscriptions.auth)
      is distinct from (excluded.endpoint, excluded.p256dh, excluded.auth)`.execute(db);
  return [tokenId, ...tokenIdsOf(ended)];
}

/** Ends what reaches a device of a person's; answers which sessions that was. */
export async function deleteSubscription(db: Db, userId: number, tokenId: number): Promise<number[]> {
  return tokenIdsOf(await deleteOf(db, userId).where('token_id', '=', tokenId).returning('token_id').execute());
}

/** Ends what reaches the devices of a person; answers which sessions that was. */
export async function deleteSubscriptionsOf(db: Db, userId: number): Promise<number[]> {
  return tokenIdsOf(await deleteOf(db, userId).returning('token_id').execute());
}

const deleteOf = (db: Db, userId: number) =>
  db
    .deleteFrom('push_subscriptions')
    .where('token_id', 'in', db.selectFrom('tokens').select('id').where('user_id', '=', userId));

/** Ends what push services say is gone, and answers whose that was; an address that was changed meanwhile stays. */
export async function deleteGone(db: Db, endpoints: readonly string[]): Promise<number[]> {
  const gone = db.deleteFrom('push_subscriptions').where('endpoint', 'in', [...endpoints]);
  return tokenIdsOf(await gone.returning('token_id').execute());
}

/** Notes since when services have refused what was sent to addresses. */
export async function markRefused(db: Db, endpoints: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ refused_since: now.toISOString() })
    .where('endpoint', 'in', [...endpoints])
    .where('refused_since', 'is', null)
    .execute();
}

/** Notes that services have taken what was sent to addresses. */
export async function markTaken(db: Db, endpoints: readonly string[]): Promise<void> {
  const taken = db.updateTable('push_subscriptions').set({ refused_since: null });
  await taken.where('endpoint', 'in', [...endpoints]).execute();
}

const A_JOB = 200;

/** Whether some device of the person of an entry is reached. */
export const IS_REACHED = sql<boolean>`exists (
  select from push_subscriptions join tokens on tokens.id = token_id where tokens.user_id = inbox_entries.user_id)`;

/**
 * Queues the jobs that push an event's entries, some two hundred each; none where no device is reached. One statement.
 * What is urgent goes before an announcement to the whole town.
 */
export async function queuePushes(db: Db, job: Job, messageId: number): Promise<void> {
  const payloads = sql`
    select jsonb_build_object('message_id', ${messageId}::bigint, 'from', min(id), 'to', max(id)) as payload, now() as start_after,
      max((urgency = 'now')::integer) as priority
    from (
      select id, urgency, (row_number() over (order by id) - 1) / ${sql.lit(A_JOB)} as job from inbox_entries
      where message_id = ${messageId} and urgency <> 'later' and ${IS_REACHED}
    ) as reached
    group by job`;
  await doAllOf(db, insertingJobs(job.name, payloads, { ...job, priority: sql`priority` }));
}

/** Whether a job pushes an entry that somebody has not read. */
export const waitsToReach = (userId: number) => sql<boolean>`exists (
  select from inbox_entries
  where user_id = ${userId} and read_at is null and message_id = (data ->> 'message_id')::bigint
    and id between (data ->> 'from')::bigint and (data ->> 'to')::bigint)`;

/** Entries by their ids, of one write. */
export interface Entries {
  readonly messageId: number;
  readonly from: number;
  readonly to: number;
}

export type Pushed = Awaited<ReturnType<typeof listToPush>>[number];

/** Unread entries with the devices that they may be pushed to: those of living sessions. */
const unreadOnDevices = (db: Db, now: Date) =>
  db
    .selectFrom('inbox_entries as entry')
    .innerJoin('users', 'users.id', 'entry.user_id')
    .innerJoin('tokens', 'tokens.user_id', 'users.id')
    .leftJoin('message_preferences as preferences', 'preferences.user_id', 'users.id')
    .innerJoin('push_subscriptions as device', 'device.token_id', 'tokens.id')
    .select([
      'entry.id',
      'entry.event',
      'entry.receiver',
      'entry.topic',
      'entry.urgency',
      'entry.wordings',
      'entry.href',
      'entry.created_at',
      'users.language',
      'preferences.choices',
      'preferences.quiet_from',
      'preferences.quiet_to',
      'device.endpoint',
      'device.p256dh',
      'device.auth',
      'device.refused_since',
    ])
    .where('entry.read_at', 'is', null)
    .where(STILL_RECEIVES)
    .where('users.blocked_at', 'is', null)
    .where('tokens.expires_at', '>', now.toISOString());

/** What is to be pushed to which devices: unread entries that were not pushed yet. */
export const listToPush = (db: Db, { messageId, from, to }: Entries, now: Date) =>
  unreadOnDevices(db, now)
    .where('entry.message_id', '=', messageId)
    .where('entry.id', '>=', from)
    .where('entry.id', '<=', to)
    .where('entry.pushed_at', 'is', null)
    .orderBy('entry.id')
    .execute();

/** The devices that an entry may be pushed to once more, while it is unread. */
export const listToPushAgain = (db: Db, entryId: number, now: Date) =>
  unreadOnDevices(db, now).where('entry.id', '=', entryId).execute();
