import { canSeeAllGoods } from '@mercadito/domain/access/member-only';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/actor.ts';

/**
 * What a viewer may see of products or services, as the one SQL predicate every call uses: member-only goods are there for
 * members, for the owner of their company and for Admins; for everybody else they do not exist (MEMBER-1). The SQL of `canSeeMemberOnly` in the domain.
 *
 * @param table the table, or the alias a query gives it
 * @param asked `user_status` or `subscrption_active` of the request: false hides member-only goods from anybody, nothing
 *   it says ever shows more
 */
export function isVisibleTo(viewer: Viewer, table: string, asked?: boolean | undefined): RawBuilder<SqlBool> {
  const forEverybody = sql<SqlBool>`not ${sql.ref(`${table}.member_only`)}`;
  if (asked === false || !viewer) return forEverybody;
  if (canSeeAllGoods(viewer.person)) return sql<SqlBool>`true`;
  if (viewer.companyId === null) return forEverybody;
  return sql<SqlBool>`(${forEverybody} or ${sql.ref(`${table}.company_id`)} = ${viewer.companyId})`;
}
