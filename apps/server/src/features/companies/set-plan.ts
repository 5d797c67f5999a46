import type { Db } from '../../database/connection.ts';
import { changedMeanwhile } from '../../platform/problems/errors.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import { setPlanEnd } from './companies.queries.ts';
import { lockCompany } from './lock-company.ts';

/** The end of a plan: null of none. */
type End = Date | null;

interface Plan {
  readonly until: End;
  /** As it was read; left out, nothing is compared. */
  readonly was?: End;
}

const isSame = (one: End, other: End): boolean => one?.getTime() === other?.getTime();

/**
 * Grants a business the paid plan until an instant, or ends it (null).
 * @throws 404 when there is no such business; 409 `changed_meanwhile` when another end stands there than was read (CALL-14)
 */
export async function setPlan(transaction: Db, companyId: number, { until, was }: Plan, now: Date): Promise<void> {
  const { planUntil } = await lockCompany(transaction, companyId, now);
  const current = planUntil === null ? null : new Date(planUntil);
  // A plan that stands already, asked for again after a lost answer, is set over nothing.
  if (was !== undefined && !isSame(current, was) && !isSame(current, until)) {
    throw changedMeanwhile({ subscription_product_until: planUntil });
  }
  await setPlanEnd(transaction, companyId, until);
  const change = { before: { until: planUntil }, after: { until: until?.toISOString() ?? null } };
  recordChange(transaction, { kind: 'changePlan', id: companyId, companyId, ...change });
  record(transaction, { type: until ? 'plan.granted' : 'plan.ended', companyId });
}
