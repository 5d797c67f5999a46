import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Moment } from '../opening-hours/index.ts';
import type { Seller } from '../search/index.ts';
import { findCalled } from './find-called.ts';
import { type CompanyFilter, countCompanies, isNamedSo, listCompanyRows } from './list-companies.queries.ts';

/** The first businesses of the town that are called so, or else sell it, and how many there are, no further than a list tells. */
export async function findCompanies(
  db: Db,
  {
    text,
    isTyping,
    sellers,
  }: { readonly text: string; readonly isTyping: boolean; readonly sellers: readonly Seller[] },
  { moment, most }: { readonly moment: Moment; readonly most: number },
) {
  const filter: CompanyFilter = {
    ...{ search: text, sellers, category: 0, random_order: 0, withUnlisted: false },
    called: await findCalled(db, { text, isTyping }, { moment, withUnlisted: false }),
    // Asked of no list that is searched alone.
    isOpen: sql`true`,
  };
  const found = await listCompanyRows(db, filter, { page: 1, size: most - 1 }, null);
  const count = found.length < most ? found.length : await countCompanies(db, filter);
  return { rows: found.map((row) => ({ ...row, isNamedSo: isNamedSo(row) })), count };
}
