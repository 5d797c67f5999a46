import { MOST_FAVORITE_IDS } from '@mercadito/domain/input-limits';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type Ordering, type PageRequest, pagedBy } from '../../platform/lists/keyset.ts';
import { selectCompanies } from '../companies/index.ts';
import { isOfOpenBusiness } from '../suspension/index.ts';

const NEWEST: Ordering = {
  key: sql<number>`favorite.id`,
  kind: 'number',
  id: sql<number>`companies.id`,
  direction: 'desc',
};

export function listFavoriteCompanies(db: Db, userId: number, page: PageRequest) {
  const favorites = selectCompanies(db, userId)
    .innerJoin('favorite_companies as favorite', 'favorite.company_id', 'companies.id')
    .select('favorite.id as favorite_id')
    .where('favorite.user_id', '=', userId)
    .where(isOfOpenBusiness('favorite.company_id'));
  return pagedBy(favorites, NEWEST, page).execute();
}

export async function listFavoriteCompanyIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favorite_companies')
    .select('company_id')
    .where('user_id', '=', userId)
    .where(isOfOpenBusiness('favorite_companies.company_id'))
    .orderBy('id', 'desc')
    .limit(MOST_FAVORITE_IDS)
    .execute();
  return rows.map(({ company_id }) => company_id);
}

export async function countFavoriteCompanies(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('favorite_companies')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where(isOfOpenBusiness('favorite_companies.company_id'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the company exists and is not suspended; it cannot be deleted before the transaction ends. */
export async function holdCompany(transaction: Db, companyId: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where(isOfOpenBusiness('companies.id'))
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertFavoriteCompany(transaction: Db, userId: number, companyId: number): Promise<void> {
  // What is there already is not tried, which would take an id.
  await sql`
    insert into favorite_companies (user_id, company_id) select ${userId}::integer, ${companyId}::integer
    where not exists (select from favorite_companies where user_id = ${userId} and company_id = ${companyId})
    on conflict do nothing`.execute(transaction);
}

/** Takes an entry out of a person's favourites, by its own id or the company's. */
export async function deleteFavoriteCompany(
  transaction: Db,
  userId: number,
  entry: { id: number } | { company_id: number },
): Promise<void> {
  await transaction
    .deleteFrom('favorite_companies')
    .where('user_id', '=', userId)
    .where((where) => where.and(entry))
    .execute();
}
