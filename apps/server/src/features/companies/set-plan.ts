import type { Db } from '../../database/connection.ts';
import { record } from '../../platform/record.ts';
import { setCompany } from './companies.queries.ts';
import { lockCompany } from './lock-company.ts';

/**
 * Grants a business the paid plan until an instant, or ends it (null).
 * @throws 404 when there is no such business
 */
export async function setPlan(transaction: Db, companyId: number, until: Date | null, now: Date): Promise<void> {
  await lockCompany(transaction, companyId, now);
  await setCompany(transaction, companyId, { subscription_product_until: until?.toISOString() ?? null }, now);
  record(transaction, { type: until ? 'plan.granted' : 'plan.ended', companyId });
}
