import type { CompanyDetails } from '@mercadito/contracts/companies';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/errors.ts';
import { findCompany, findCompanyOfOwner } from './companies.queries.ts';
import { companyDetailsView, type Moment } from './company-view.ts';

/**
 * A business as its page shows it.
 * @param viewerId whose favourites count; null for a visitor
 * @throws 404 when there is none
 */
export async function showCompany(
  db: Db,
  companyId: number,
  viewerId: number | null,
  moment: Moment,
): Promise<CompanyDetails> {
  const row = await findCompany(db, companyId, viewerId);
  if (!row) throw notFound('Company');
  return companyDetailsView(row, moment);
}

/**
 * A person's own business.
 * @throws 404 when they have none
 */
export async function showCompanyOfOwner(db: Db, ownerId: number, moment: Moment): Promise<CompanyDetails> {
  const row = await findCompanyOfOwner(db, ownerId);
  if (!row) throw notFound('Company');
  return companyDetailsView(row, moment);
}
