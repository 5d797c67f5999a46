import { ENDS_SOON_MS } from '@mercadito/domain/access/membership';
import type { PeopleState } from '@mercadito/domain/access/people-state';
import type { RoleKind } from '@mercadito/domain/access/role';
import { phoneDigitsIn } from '@mercadito/domain/places/phone';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type Ordering, type PageRequest, pagedBy, rowsOfPage } from '../../platform/lists/keyset.ts';
import { COUNTED_ROWS } from '../../platform/lists/paging.ts';
import { rowsFound } from '../../platform/lists/text-search.ts';
import { newVersion } from '../../platform/serve/versions.ts';
import { selectAccounts } from './accounts.queries.ts';

/** The role's name in the table, which does not know the town's. */
export type StoredRole = 'User' | 'Driver' | 'Admin';
export const STORED_ROLES: Record<RoleKind, StoredRole> = { user: 'User', driver: 'Driver', admin: 'Admin' };

export interface PeopleFilter {
  readonly search: string;
  readonly role?: RoleKind | undefined;
  readonly state?: PeopleState | undefined;
}

const ID = sql<number>`users.id`;
const BY_USERNAME: Ordering = { key: sql<string>`lower(users.username)`, kind: 'text', id: ID, direction: 'asc' };

const SEARCHED = { table: 'users', text: 'users.search_text', name: 'users.search_text', columns: ['users.username'] };

/** When the person has asked for a membership that nobody has given or refused. */
const OPEN_WISH = sql`select asked_at from membership_wishes where user_id = users.id and ended_at is null`;

/** Of whom is gone a number is left, which is no person. */
const IS_THERE = sql<SqlBool>`users.deleted_at is null`;

const isInState = (state: PeopleState, now: Date): RawBuilder<SqlBool> =>
  ({
    blocked: sql<SqlBool>`users.blocked_at is not null`,
    member: sql<SqlBool>`users.subscription_until > ${now.toISOString()}`,
    ending: sql<SqlBool>`(users.subscription_until > ${now.toISOString()}
      and users.subscription_until <= ${new Date(now.getTime() + ENDS_SOON_MS).toISOString()})`,
    asking: sql<SqlBool>`exists (${OPEN_WISH})`,
    owner: sql<SqlBool>`exists (select 1 from companies where owner_id = users.id)`,
  })[state];

/** Whoever has such a number, their own, on a delivery address or on that of their business: no more than a list counts. */
const havePhone = (digits: string): RawBuilder<{ id: number }> => sql`(
  (select id from users where telephone::text like '%' || ${digits} || '%' limit ${sql.lit(COUNTED_ROWS)})
  union
  (select person_id as id from customer_addresses
    where telephone_number::text like '%' || ${digits} || '%' limit ${sql.lit(COUNTED_ROWS)})
  union
  (select owner_id from company_addresses inner join companies on companies.id = company_id
    where telephone_number::text like '%' || ${digits} || '%' limit ${sql.lit(COUNTED_ROWS)}))`;

/** Those that are wanted, as a table of `users` with what puts them in order. */
function wanted({ search, role, state }: PeopleFilter, now: Date): RawBuilder<{ id: number; username: string }> {
  const isOfRole = role ? sql<SqlBool>`users.role = ${STORED_ROLES[role]}` : sql<SqlBool>`true`;
  const isOfKind = sql<SqlBool>`(${IS_THERE} and ${isOfRole} and ${state ? isInState(state, now) : sql`true`})`;
  if (search === '') return sql`(select id, username from users where ${isOfKind})`;
  const named = sql<{ id: number; username: string }>`${rowsFound(search, SEARCHED, isOfKind)}`;
  const digits = phoneDigitsIn(search);
  if (digits === null) return named;
  return sql`(select id, username from ${named} as named
    union select id, username from users where ${isOfKind} and id in (select found.id from ${havePhone(digits)} as found))`;
}

/** People with all that Admins decide about them, each in one row. */
function selectPeople(db: Db) {
  return selectAccounts(db)
    .leftJoin('customer_addresses', 'customer_addresses.user_id', 'users.id')
    .leftJoin('company_addresses', 'company_addresses.company_id', 'companies.id')
    .select([
      'users.created_at',
      'users.updated_at',
      'users.blocked_at',
      'users.block_reason',
      'companies.name as company_name',
      'companies.subscription_product_until',
      'companies.has_member_only',
      'companies.suspended_at',
      'companies.suspension_reason',
      'drivers.availability_status',
      'drivers.daily_start_time',
      'drivers.daily_end_time',
    ])
    .select([
      sql<
        string | null
      >`coalesce(users.telephone, customer_addresses.telephone_number, company_addresses.telephone_number)`.as('phone'),
      // Not joined: of more than eight tables PostgreSQL would not begin with the page, and read all people.
      sql<string | null>`(select username from users as blocker where blocker.id = users.blocked_by)`.as('blocked_by'),
      sql<string | null>`(select username from users as suspender where suspender.id = companies.suspended_by)`.as(
        'suspended_by',
      ),
      sql<string | null>`(${OPEN_WISH})`.as('membership_asked_at'),
      // Who was signed out everywhere still has their devices.
      sql<string | null>`greatest(
        (select max(last_used_at) from tokens where user_id = users.id),
        (select max(last_used_at) from devices where user_id = users.id))`.as('last_seen_at'),
      sql<number>`(select count(*) from orders where driver_id = drivers.id and status = 'shipped')`.as(
        'orders_in_hand',
      ),
    ]);
}

export type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['executeTakeFirstOrThrow']>>;

export function listPeople(db: Db, filter: PeopleFilter, page: PageRequest, now: Date) {
  const people = db.selectFrom(wanted(filter, now).as<'users'>('users')).select('users.id');
  return rowsOfPage(selectPeople(db), ID, pagedBy(people, BY_USERNAME, page), BY_USERNAME).execute();
}

/** How many there are, no further than a list tells. */
export async function countPeople(db: Db, filter: PeopleFilter, now: Date): Promise<number> {
  const people = sql`(select 1 from ${wanted(filter, now)} as users limit ${sql.lit(COUNTED_ROWS)})`;
  const { count } = await db
    .selectFrom(people.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One person, and on how many devices they are signed in. */
export function findPerson(db: Db, userId: number, now: Date) {
  return selectPeople(db)
    .select(
      sql<number>`(select count(*) from tokens where user_id = users.id and expires_at > ${now.toISOString()})`.as(
        'sessions',
      ),
    )
    .where('users.id', '=', userId)
    .where(IS_THERE)
    .executeTakeFirst();
}

/** What is decided about a person, as it stands under the lock. */
const DECIDED = ['id', 'role', 'subscription_until', 'blocked_at', 'updated_at', 'deletion_at'] as const;

/** Whose account it is, for whoever is about to decide something of it on the command line. */
export function findAccountOf(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['username', 'first_name', 'last_name', 'email', 'role', 'blocked_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** One person, held until the transaction ends. */
export function lockDecided(transaction: Db, userId: number) {
  return transaction
    .selectFrom('users')
    .select(DECIDED)
    .where('id', '=', userId)
    .where(IS_THERE)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * One person and every Admin, held until the transaction ends. In order of id, so that two Admins who demote or block each
 * other wait instead of deadlocking, and the second one sees what the first has done. Not FOR UPDATE, which would make every
 * row that names an Admin wait too.
 */
export function lockPersonAndAdmins(transaction: Db, userId: number) {
  return transaction
    .selectFrom('users')
    .select(DECIDED)
    .where((where) => where.or([where('id', '=', userId), where('role', '=', 'Admin')]))
    .where(IS_THERE)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function setPerson(
  transaction: Db,
  userId: number,
  change: { role?: StoredRole; subscription_until?: string | null },
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ ...change, updated_at: newVersion(now) })
    .where('id', '=', userId)
    .execute();
}

/** Keeps a person out, or lets them in again (null). */
export async function setBlock(
  transaction: Db,
  userId: number,
  block: { at: string; reason: string; by: number } | null,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({
      blocked_at: block?.at ?? null,
      block_reason: block?.reason ?? null,
      blocked_by: block?.by ?? null,
      updated_at: newVersion(now),
    })
    .where('id', '=', userId)
    .execute();
}
