import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { selectCompanies } from './companies.queries.ts';
import { type CompanyFilter, countCompanies, listCompanyRows } from './list-companies.queries.ts';

const filterOf = (search: string): CompanyFilter => ({
  ...{ search, category: 0, random_order: 0, withUnlisted: false },
  // Asked of no list that is searched alone.
  isOpen: sql`true`,
});

/** The businesses of the town that are called so, the best match first. */
export const findCompaniesNamed = (db: Db, search: string, most: number) =>
  listCompanyRows(db, filterOf(search), { page: 1, size: most - 1 }, null);

export const countCompaniesNamed = (db: Db, search: string): Promise<number> => countCompanies(db, filterOf(search));

export const listCompaniesById = (db: Db, ids: readonly number[]) =>
  selectCompanies(db, null)
    .where('companies.id', 'in', [...ids])
    .execute();
