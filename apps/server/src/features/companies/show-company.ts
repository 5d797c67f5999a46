import type { CompanyDetailsAnswer } from '@mercadito/contracts/companies';
import { may } from '@mercadito/domain/access/may';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import type { Moment } from '../opening-hours/index.ts';
import { findCompany, findCompanyOfOwner } from './companies.queries.ts';
import { companyDetailsView } from './company-view.ts';

/** To whom a business is shown. */
export interface Looker {
  /** Whose favourites count. */
  readonly userId: number;
  /** Sees of any business what its owner sees. */
  readonly mayActForOthers: boolean;
}

/** To whom a call shows it: to the one it is made for. */
export const lookerOf = ({ subject, actor }: { subject: { userId: number } | null; actor: Viewer }): Looker | null =>
  subject && actor && { userId: subject.userId, mayActForOthers: may(actor.person, 'others.act-for').allowed };

/**
 * A business as its page shows it.
 * @param looker null for a visitor
 * @throws 404 when there is none
 */
export async function showCompany(
  db: Db,
  companyId: number,
  looker: Looker | null,
  moment: Moment,
): Promise<CompanyDetailsAnswer> {
  const row = await findCompany(db, companyId, looker?.userId ?? null);
  if (!row) throw notFound('Company');
  const isOwn = looker !== null && (looker.mayActForOthers || looker.userId === row.owner_id);
  return companyDetailsView(row, moment, isOwn);
}

/**
 * A person's own business.
 * @throws 404 when they have none
 */
export async function showCompanyOfOwner(db: Db, ownerId: number, moment: Moment): Promise<CompanyDetailsAnswer> {
  const row = await findCompanyOfOwner(db, ownerId);
  if (!row) throw notFound('Company');
  return companyDetailsView(row, moment, true);
}
