import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Seller } from '../search/index.ts';
import { type CompanyFilter, countCompanies, isNamedSo, listCompanyRows } from './list-companies.queries.ts';

const filterOf = (search: string, sellers: readonly Seller[]): CompanyFilter => ({
  ...{ search, sellers, category: 0, random_order: 0, withUnlisted: false },
  // Asked of no list that is searched alone.
  isOpen: sql`true`,
});

/** The first businesses of the town that are called so, or else sell it, and how many there are, no further than a list tells. */
export async function findCompanies(db: Db, search: string, sellers: readonly Seller[], most: number) {
  const filter = filterOf(search, sellers);
  const found = await listCompanyRows(db, filter, { page: 1, size: most - 1 }, null);
  const count = found.length < most ? found.length : await countCompanies(db, filter);
  return { rows: found.map((row) => ({ ...row, isNamedSo: isNamedSo(row) })), count };
}
