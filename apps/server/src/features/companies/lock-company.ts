import { isActiveAt } from '@mercadito/domain/access/membership';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { lockCompanyRow } from './companies.queries.ts';

export interface LockedCompany {
  readonly id: number;
  readonly ownerId: number;
  /** Has a paid plan: no limit of 100 products. */
  readonly hasPlan: boolean;
  /** Until when it has one, or had. */
  readonly planUntil: string | null;
  /** The stored value of its place. */
  readonly location: string;
  /** The version of what its owner writes. */
  readonly updated_at: string;
}

/**
 * Takes the lock under which a company's goods are counted and changed, until the transaction ends.
 * @throws 404 when it does not exist (an Admin may have named any id)
 */
export async function lockCompany(transaction: Db, companyId: number, now: Date): Promise<LockedCompany> {
  const row = await lockCompanyRow(transaction, companyId);
  if (!row) throw notFound('Company');
  const until = row.subscription_product_until;
  const hasPlan = isActiveAt(until === null ? null : new Date(until), now);
  return {
    id: row.id,
    ownerId: row.owner_id,
    hasPlan,
    planUntil: until,
    location: row.location,
    updated_at: row.updated_at,
  };
}
