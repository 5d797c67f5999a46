import { canSeeAllSuspended } from '@mercadito/domain/access/suspension';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import type { Viewer } from '../../platform/serve/actor.ts';

/**
 * Whether a row's business is one that no Admin has suspended, for anybody whosoever: what lists, carts and favourites ask.
 * The few that are suspended are read once a statement, so that no list looks a business up for each of its rows. Not by an
 * array: of a town with one shop the planner would then believe that nothing is left, and sort everything.
 * @param column the id of its business
 */
export const isOfOpenBusiness = (column: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} not in (
    select suspended.id from companies as suspended where suspended.suspended_at is not null)`;

/** The SQL of `canSeeSuspended` in the domain: open, or the viewer's own, or for who oversees all goods. */
export function isOfBusinessShownTo(viewer: Viewer, column: string): RawBuilder<SqlBool> {
  const forEverybody = isOfOpenBusiness(column);
  if (!viewer) return forEverybody;
  if (canSeeAllSuspended(viewer.person)) return sql<SqlBool>`true`;
  if (viewer.companyId === null) return forEverybody;
  return sql<SqlBool>`(${forEverybody} or ${sql.ref(column)} = ${viewer.companyId})`;
}

/**
 * Keeps to its owner and Admins what a suspended business tells of itself (SUSPENSION-2).
 * @throws 404 for everybody else, as if it told nothing
 */
export async function requireShownTo(db: Db, viewer: Viewer, companyId: number): Promise<void> {
  const hidden = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where(sql<SqlBool>`not ${isOfBusinessShownTo(viewer, 'companies.id')}`)
    .executeTakeFirst();
  if (hidden) throw notFound('Company');
}
