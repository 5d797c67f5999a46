import type { Facts, RecordedSubject } from '@mercadito/domain/events/recorded-change';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { countUpTo } from '../../platform/lists/count-up-to.ts';
import { type Ordering, type PageRequest, pagedBy } from '../../platform/lists/keyset.ts';

/** What of the record is wanted; what is left out narrows nothing. */
export interface ActivityFilter {
  readonly subject?: string | undefined;
  /** A user name; '' for everybody. */
  readonly who: string;
  /** From then on. */
  readonly since?: Date | undefined;
  /** Until then, that moment excluded. */
  readonly until?: Date | undefined;
  /** An order's number, the id of anything else; '' for all. */
  readonly thing: string;
}

const NEWEST_FIRST: Ordering = {
  key: sql<string>`audit_log.created_at`,
  kind: 'instant',
  id: sql<number>`audit_log.id`,
  direction: 'desc',
};

// What is no id at all is looked up by none.
const SUBJECT_ID = sql<number>`case when audit_log.subject_id ~ '^[0-9]{1,9}$' then audit_log.subject_id::integer end`;

/** What a thing is called now, by its sort; null of what its id says already. A sort that has none here does not compile. */
const NAMES: Readonly<Record<RecordedSubject, RawBuilder<string> | null>> = {
  product: sql<string>`(select name from products where products.id = ${SUBJECT_ID})`,
  // Where it is one of its items that was changed.
  order: sql<string>`(audit_log.detail -> 'after' ->> 'item')`,
  settings: null,
  person: sql<string>`(select username from users where users.id = ${SUBJECT_ID})`,
  company: sql<string>`(select name from companies where companies.id = ${SUBJECT_ID})`,
  // As it was called then: it may be gone.
  category: sql<string>`coalesce(audit_log.detail -> 'after' ->> 'name', audit_log.detail -> 'before' ->> 'name')`,
  search: sql<string>`coalesce(audit_log.detail -> 'after' ->> 'names', audit_log.detail -> 'before' ->> 'names')`,
  cash: null,
  // What asks to be featured is the business.
  sponsor: sql<string>`(select name from companies where companies.id = (audit_log.detail ->> 'company_id')::integer)`,
};

const NAME = sql<string | null>`case audit_log.subject ${sql.join(
  Object.entries(NAMES).flatMap(([subject, name]) => (name ? [sql`when ${sql.lit(subject)} then ${name}`] : [])),
  sql` `,
)} end`;

const COMPANY_ID = sql<number | null>`(audit_log.detail ->> 'company_id')::integer`;

const driverNamed = (side: 'before' | 'after') => sql<string | null>`(
  select users.username from drivers join users on users.id = drivers.user_id
  where drivers.id = (audit_log.detail -> ${sql.lit(side)} ->> 'driver_id')::integer)`;

const recorded = (db: Db, { subject, who, since, until, thing }: ActivityFilter) =>
  db
    .selectFrom('audit_log')
    // The words of the indexes that hold the record alone.
    .where(sql<SqlBool>`audit_log.subject <> ''`)
    .$if(subject !== undefined, (query) => query.where('audit_log.subject', '=', subject ?? ''))
    .$if(who !== '', (query) =>
      query.where(sql<SqlBool>`audit_log.actor_id = (select id from users where lower(username) = lower(${who}))`),
    )
    .$if(thing !== '', (query) => query.where('audit_log.subject_id', '=', thing))
    .$if(since !== undefined, (query) => query.where('audit_log.created_at', '>=', since?.toISOString() ?? ''))
    .$if(until !== undefined, (query) => query.where('audit_log.created_at', '<', until?.toISOString() ?? ''));

/** A page of the record with all names that its rows are read by, newest first. */
export function selectRecorded(db: Db, filter: ActivityFilter, page: PageRequest) {
  const rows = recorded(db, filter)
    .select(['audit_log.id', 'audit_log.created_at', 'audit_log.action', 'audit_log.subject', 'audit_log.subject_id'])
    .select('audit_log.actor_id')
    .select([
      sql<Facts | null>`audit_log.detail -> 'before'`.as('before'),
      sql<Facts | null>`audit_log.detail -> 'after'`.as('after'),
      sql<string | null>`(select username from users where users.id = audit_log.actor_id)`.as('username'),
      NAME.as('name'),
      COMPANY_ID.as('company_id'),
      sql<string | null>`(select name from companies where companies.id = ${COMPANY_ID})`.as('company_name'),
      driverNamed('before').as('driver_before'),
      driverNamed('after').as('driver_after'),
    ]);
  return pagedBy(rows, NEWEST_FIRST, page);
}

export const listRecorded = (db: Db, filter: ActivityFilter, page: PageRequest) =>
  selectRecorded(db, filter, page).execute();

export type RecordedRow = Awaited<ReturnType<typeof listRecorded>>[number];

export async function countRecorded(db: Db, filter: ActivityFilter): Promise<number> {
  const { count } = await countUpTo(db, recorded(db, filter).select('audit_log.id')).executeTakeFirstOrThrow();
  return count;
}
