import type { RoleKind } from '@mercadito/domain/access/role';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type Ordering, type PageRequest, pagedBy } from '../../platform/keyset.ts';
import { rowsFound } from '../../platform/text-search.ts';
import { selectAccounts } from './accounts.queries.ts';

/** The role's name in the table, which does not know the town's. */
export type StoredRole = 'User' | 'Driver' | 'Admin';
export const STORED_ROLES: Record<RoleKind, StoredRole> = { user: 'User', driver: 'Driver', admin: 'Admin' };

export interface PeopleFilter {
  readonly search: string;
  readonly role?: RoleKind | undefined;
}

const BY_USERNAME: Ordering = {
  key: sql<string>`lower(users.username)`,
  kind: 'text',
  id: sql<number>`users.id`,
  direction: 'asc',
};

const SEARCHED = { table: 'users', text: 'users.search_text', name: 'users.search_text', columns: [] };

function isWanted({ search, role }: PeopleFilter): RawBuilder<SqlBool> {
  const hasRole = role ? sql<SqlBool>`users.role = ${STORED_ROLES[role]}` : sql<SqlBool>`true`;
  return search === ''
    ? hasRole
    : sql<SqlBool>`users.id in (select found.id from ${rowsFound(search, SEARCHED, hasRole)} as found)`;
}

export function listPeople(db: Db, filter: PeopleFilter, page: PageRequest) {
  return pagedBy(selectAccounts(db).where(isWanted(filter)), BY_USERNAME, page).execute();
}

export async function countPeople(db: Db, filter: PeopleFilter): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isWanted(filter))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * One person and every Admin, held until the transaction ends. In order of id, so that two Admins who demote each other
 * wait instead of deadlocking, and the second one sees what the first has done.
 */
export function lockPersonAndAdmins(transaction: Db, userId: number): Promise<{ id: number; role: StoredRole }[]> {
  return transaction
    .selectFrom('users')
    .select(['id', 'role'])
    .where((where) => where.or([where('id', '=', userId), where('role', '=', 'Admin')]))
    .orderBy('id')
    .forUpdate()
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
    .set({ ...change, updated_at: now.toISOString() })
    .where('id', '=', userId)
    .execute();
}
