import { canSeeAllDrafts } from '@mercadito/domain/access/drafts';
import { canSeeAllGoods } from '@mercadito/domain/access/member-only';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/serve/actor.ts';
import { isOfBusinessShownTo, isOfOpenBusiness } from '../suspension/index.ts';
import { isOfListedBusiness } from './listed.queries.ts';

/** Whether the viewer is shown what a company keeps to itself: its drafts, and what its owner's table has beside the cards. */
export const isOwners = (viewer: Viewer, companyId: number): boolean =>
  viewer !== null && (viewer.companyId === companyId || canSeeAllDrafts(viewer.person));

/** The SQL of `canSeeMemberOnly` in the domain. */
function isOpenTo(viewer: Viewer, table: string, asked: boolean | undefined): RawBuilder<SqlBool> {
  const forEverybody = sql<SqlBool>`not ${sql.ref(`${table}.member_only`)}`;
  if (asked === false || !viewer) return forEverybody;
  if (canSeeAllGoods(viewer.person)) return sql<SqlBool>`true`;
  if (viewer.companyId === null) return forEverybody;
  return sql<SqlBool>`(${forEverybody} or ${sql.ref(`${table}.company_id`)} = ${viewer.companyId})`;
}

/** The SQL of `canSeeDrafts` in the domain. */
function isPublishedFor(viewer: Viewer, table: string): RawBuilder<SqlBool> {
  const forEverybody = sql<SqlBool>`${sql.ref(`${table}.published`)}`;
  if (!viewer) return forEverybody;
  if (canSeeAllDrafts(viewer.person)) return sql<SqlBool>`true`;
  if (viewer.companyId === null) return forEverybody;
  return sql<SqlBool>`(${forEverybody} or ${sql.ref(`${table}.company_id`)} = ${viewer.companyId})`;
}

/**
 * What a viewer may see of products or services, as the one SQL predicate every call uses. Member-only goods are there for
 * members, for the owner of their company and for Admins (MEMBER-1), drafts and the goods of a suspended business for that
 * owner and Admins alone (DRAFT-1, SUSPENSION-2); for everybody else they do not exist.
 *
 * @param table the table, or the alias a query gives it; services have no drafts
 * @param asked `user_status` or `subscrption_active` of the request: false hides member-only goods from anybody, nothing
 *   it says ever shows more; an owner whose membership has ended asks so too, and sees her drafts
 */
export function isVisibleTo(viewer: Viewer, table: string, asked?: boolean | undefined): RawBuilder<SqlBool> {
  const isShown = isOfBusinessShownTo(viewer, `${table}.company_id`);
  const isOpen = sql<SqlBool>`(${isOpenTo(viewer, table, asked)} and ${isShown})`;
  return table === 'services' ? isOpen : sql<SqlBool>`(${isOpen} and ${isPublishedFor(viewer, table)})`;
}

/**
 * Whether goods are shown where people shop: carts and favourites have nothing of a suspended business, for its owner and for
 * Admins neither (SUSPENSION-1).
 */
export function isOnSaleTo(viewer: Viewer, table: string, asked?: boolean | undefined): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isVisibleTo(viewer, table, asked)} and ${isOfOpenBusiness(`${table}.company_id`)})`;
}

/** Whether goods are shown in the lists of the town, which leave out what a business has that is not listed (LISTED-1). */
export function isListedTo(viewer: Viewer, table: string, asked?: boolean | undefined): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isVisibleTo(viewer, table, asked)} and ${isOfListedBusiness(`${table}.company_id`)})`;
}

/**
 * Whether goods are in the lists of the town for everybody, or for all members: what `isListedTo` answers to a visitor and to a
 * member without a business, for what counts words before anybody looks (SEARCH-6).
 */
export function isListedForAll(of: 'everybody' | 'members', table: string): RawBuilder<SqlBool> {
  // Services have no drafts.
  const isPublished = table === 'services' ? sql<SqlBool>`true` : isPublishedFor(null, table);
  const isOpen = of === 'members' ? sql<SqlBool>`true` : isOpenTo(null, table, undefined);
  return sql<SqlBool>`(${isPublished} and ${isOpen} and ${isOfListedBusiness(`${table}.company_id`)})`;
}
