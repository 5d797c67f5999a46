import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { findCompanyIdOfOwner, lockAgainstOrders, setSuspension } from './suspension.queries.ts';

/** Whether a business is closed, before and after; why is private. */
const changeOf = (companyId: number, before: boolean, after: boolean) =>
  ({
    kind: 'changeSuspension',
    id: companyId,
    companyId,
    before: { suspended: before },
    after: { suspended: after },
  }) as const;

/**
 * Closes a business for a reason that its owner is told: from the commit on nothing of it is sold, orders under way go on
 * (SUSPENSION-1). Of one that is closed already it is the reason alone that changes.
 * @throws 404 for a business that does not exist
 */
export async function suspendCompany(
  transaction: Db,
  companyId: number,
  reason: string,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  const company = await lockAgainstOrders(transaction, companyId);
  if (!company) throw notFound('Company');
  if (company.suspension_reason === reason) return;
  const at = company.suspended_at ?? now.toISOString();
  await setSuspension(transaction, companyId, { at, reason, by: actor.userId });
  record(transaction, { type: 'company.suspended', companyId });
  recordChange(transaction, changeOf(companyId, company.suspended_at !== null, true));
}

/**
 * Opens a business again that an Admin has closed; one that is open stays so.
 * @throws 404 for a business that does not exist
 */
export async function reinstateCompany(transaction: Db, companyId: number): Promise<void> {
  const company = await lockAgainstOrders(transaction, companyId);
  if (!company) throw notFound('Company');
  if (company.suspended_at === null) return;
  await setSuspension(transaction, companyId, null);
  record(transaction, { type: 'company.reinstated', companyId });
  recordChange(transaction, changeOf(companyId, true, false));
}

/** Closes the business of a person, where they have one. */
export async function suspendCompanyOfOwner(
  transaction: Db,
  ownerId: number,
  reason: string,
  context: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  const companyId = await findCompanyIdOfOwner(transaction, ownerId);
  if (companyId !== undefined) await suspendCompany(transaction, companyId, reason, context);
}

/**
 * Holds the business of a person, where they have one, before their membership or role becomes another: an order of it is either
 * there before, or sees what has changed (SELLING-2). Where it takes orders from then on, or none any more, whoever looks at it is told.
 */
export async function holdBusinessOfOwner(transaction: Db, ownerId: number, isTold: boolean): Promise<void> {
  const companyId = await findCompanyIdOfOwner(transaction, ownerId);
  if (companyId === undefined) return;
  await lockAgainstOrders(transaction, companyId);
  if (isTold) record(transaction, { type: 'company.standing_changed', companyId });
}
