import type { FavoriteCompaniesAnswer } from '@mercadito/contracts/favorites';
import type { Db } from '../../database/connection.ts';
import { listWithMore, type PageRequest } from '../../platform/lists/keyset.ts';
import { invalid, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { requirePerson } from '../accounts/index.ts';
import { companyView, type Moment } from '../companies/index.ts';
import {
  countFavoriteCompanies,
  deleteFavoriteCompany,
  holdCompany,
  insertFavoriteCompany,
  listFavoriteCompanies,
} from './favorite-companies.queries.ts';

/** A page of a person's favourite businesses, newest first. */
export async function showFavoriteCompanies(
  db: Db,
  userId: number,
  place: PageRequest & { readonly url: string },
  moment: Moment,
): Promise<FavoriteCompaniesAnswer> {
  const found = await listFavoriteCompanies(db, userId, place);
  return listWithMore(found, await countFavoriteCompanies(db, userId), place, (row) => ({
    id: row.favorite_id,
    company: companyView(row, moment),
  }));
}

/**
 * Makes a company one of a person's favourites; again changes nothing.
 * @throws 404 for a company that does not exist or is suspended
 */
export async function addFavoriteCompany(db: Db, userId: number, companyId: number): Promise<void> {
  await requirePerson(db, userId);
  if (!(await holdCompany(db, companyId))) throw notFound('Company');
  await insertFavoriteCompany(db, userId, companyId);
  record(db, { type: 'favorite_company.added', userId, companyId });
}

/**
 * Takes a company out of a person's favourites; one that is none already is no mistake.
 * @throws 400 when neither the entry's id nor the company's is given
 */
export async function removeFavoriteCompany(
  db: Db,
  userId: number,
  { id, company_id }: { id?: number | undefined; company_id?: number | undefined },
): Promise<void> {
  if (id !== undefined) await deleteFavoriteCompany(db, userId, { id });
  else if (company_id !== undefined) await deleteFavoriteCompany(db, userId, { company_id });
  else throw invalid('id', 'Say which one: id or company_id');
  record(db, { type: 'favorite_company.removed', userId });
}
