import type { OpenSponsorStatus } from '@mercadito/domain/sponsors/sponsor-status';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { unlessThere } from '../../platform/lists/unless-there.ts';
import { pictureAt } from '../../platform/pictures/pictures.ts';
import { newVersion } from '../../platform/serve/versions.ts';
import { OPENING_DAYS } from '../opening-hours/index.ts';
import { OWNER, type Owner } from '../taking-orders/index.ts';

/**
 * Everything a card of a business is made of, in one row; other features join it to their own tables.
 * @param viewerId whose favourites count; null for a visitor
 */
export function selectCompanies(db: Db, viewerId: number | null) {
  return db
    .selectFrom('companies')
    .innerJoin('company_categories', 'company_categories.id', 'companies.category_id')
    .leftJoin('company_addresses', 'company_addresses.company_id', 'companies.id')
    .select([
      'companies.id',
      'companies.owner_id',
      'companies.name',
      'companies.location',
      'companies.category_id',
      'company_categories.name as category',
      'companies.is_sponsor',
      'companies.rating_sum',
      'companies.num_reviews',
      'companies.subscription_product_until',
      'companies.has_member_only',
      'companies.created_at',
      'companies.updated_at',
      'company_addresses.street_1',
      'company_addresses.street_2',
      'company_addresses.exterior_number',
      'company_addresses.neighborhood',
      'company_addresses.telephone_number',
      'company_addresses.additional_instructions',
    ])
    .select([
      pictureAt('companies.profile_image').as('profile'),
      pictureAt('companies.banner_image').as('banner'),
      pictureAt('companies.sponsor_banner').as('sponsor'),
      OPENING_DAYS.as('opening_days'),
      sql<boolean>`exists (
        select 1 from favorite_companies where company_id = companies.id and user_id = ${viewerId}
      )`.as('is_favorite'),
    ]);
}

export type CompanyRow = Awaited<ReturnType<ReturnType<typeof selectCompanies>['executeTakeFirstOrThrow']>>;

export interface CompanyDetailsRow extends CompanyRow {
  /** Of its open request to be featured. */
  readonly sponsor_status: OpenSponsorStatus | null;
  readonly suspended_at: string | null;
  readonly suspension_reason: string | null;
  readonly owner: Owner;
}

const SPONSOR_STATUS = sql<OpenSponsorStatus | null>`(
  select status from sponsor_requests where company_id = companies.id and status in ('pending', 'approved'))`;

const selectDetails = (db: Db, viewerId: number | null) =>
  selectCompanies(db, viewerId)
    .select(['companies.suspended_at', 'companies.suspension_reason'])
    .select([SPONSOR_STATUS.as('sponsor_status'), OWNER.as('owner')]);

export function findCompany(db: Db, id: number, viewerId: number | null): Promise<CompanyDetailsRow | undefined> {
  return selectDetails(db, viewerId).where('companies.id', '=', id).executeTakeFirst();
}

export function findCompanyOfOwner(db: Db, ownerId: number): Promise<CompanyDetailsRow | undefined> {
  return selectDetails(db, ownerId).where('companies.owner_id', '=', ownerId).executeTakeFirst();
}

/** The company's row, locked: what is counted per company is counted under this lock. */
export function lockCompanyRow(db: Db, id: number) {
  return (
    db
      .selectFrom('companies')
      .select(['id', 'owner_id', 'location', 'subscription_product_until', 'updated_at'])
      .where('id', '=', id)
      // Not FOR UPDATE, which would make every row that refers to the company wait too.
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}

/** Counts again whether the company has member-only goods, drafts aside; call it under the company's lock. */
export async function setHasMemberOnly(db: Db, id: number): Promise<void> {
  await db
    .updateTable('companies')
    .set({
      has_member_only: sql<boolean>`(exists (select 1 from products where company_id = companies.id and member_only and published)
        or exists (select 1 from services where company_id = companies.id and member_only))`,
    })
    .where('id', '=', id)
    .execute();
}

export async function companyCategoryExists(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('company_categories').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Whether there is a person of that id who may have a business (gate 5): anybody but a driver. */
export async function possibleOwnerExists(db: Db, userId: number): Promise<boolean> {
  const isNoDriver = sql<SqlBool>`role <> 'Driver'`;
  const row = await db.selectFrom('users').select('id').where('id', '=', userId).where(isNoDriver).executeTakeFirst();
  return row !== undefined;
}

interface CompanyFields {
  name: string;
  location: string;
  category_id: number;
}

/** Undefined when the owner has a company already. */
export function insertCompany(db: Db, company: CompanyFields & { owner_id: number; created_at: string }) {
  const present = db.selectFrom('companies').select('id').where('owner_id', '=', company.owner_id);
  const row = unlessThere(company, present);
  return db
    .insertInto('companies')
    .columns(row.columns)
    .expression(row.values)
    .onConflict((conflicting) => conflicting.column('owner_id').doNothing())
    .returning('id')
    .executeTakeFirst();
}

interface CompanyChanges extends Partial<CompanyFields> {
  profile_image?: string;
  banner_image?: string;
}

/** Writes what its owner may of a company. */
export async function setCompany(db: Db, id: number, changes: CompanyChanges, now: Date): Promise<void> {
  await db
    .updateTable('companies')
    .set({ ...changes, updated_at: newVersion(now) })
    .where('id', '=', id)
    .execute();
}

/** Sets until when a company has the paid plan: no new version of what its owner writes. */
export async function setPlanEnd(db: Db, id: number, until: Date | null): Promise<void> {
  const subscription_product_until = until?.toISOString() ?? null;
  await db.updateTable('companies').set({ subscription_product_until }).where('id', '=', id).execute();
}

/** Features a company with a banner, or no more (null): no new version of what its owner writes. */
export async function setSponsorBanner(db: Db, id: number, banner: string | null): Promise<void> {
  const featured = { is_sponsor: banner !== null, sponsor_banner: banner };
  await db.updateTable('companies').set(featured).where('id', '=', id).execute();
}

export async function companyExists(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
