import type { Db } from '../../database/connection.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import { setPlanEnd } from './companies.queries.ts';
import { lockCompany } from './lock-company.ts';

/**
 * Grants a business the paid plan until an instant, or ends it (null).
 * @throws 404 when there is no such business
 */
export async function setPlan(transaction: Db, companyId: number, until: Date | null, now: Date): Promise<void> {
  const { planUntil } = await lockCompany(transaction, companyId, now);
  await setPlanEnd(transaction, companyId, until);
  const change = { before: { until: planUntil }, after: { until: until?.toISOString() ?? null } };
  recordChange(transaction, { kind: 'changePlan', id: companyId, companyId, ...change });
  record(transaction, { type: until ? 'plan.granted' : 'plan.ended', companyId });
}
