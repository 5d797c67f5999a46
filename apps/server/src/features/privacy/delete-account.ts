import { canDeleteAccount, type DeletionRefusal, deletionTime } from '@mercadito/domain/access/account-deletion';
import type { Db } from '../../database/connection.ts';
import { conflict, notFound } from '../../platform/problems/errors.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { record } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { lockAgainstDeletion, requirePassword, setDeletion } from '../accounts/index.ts';
import { lockCart } from '../cart/index.ts';
import { erasePerson } from './erase-person.queries.ts';
import { lockOpenMatters } from './open-matters.queries.ts';

const PROBLEMS: Record<DeletionRefusal, string> = {
  last_admin: 'The last administrator has to stay one.',
  has_open_orders: 'You have orders that are still under way.',
  driver_has_orders: 'You still hold orders.',
  has_open_cash: 'There is cash that was not handed in or paid yet.',
  has_open_business: 'Your business is still open. Ask the administrators to close it.',
};

/**
 * Holds an account that may be deleted until the transaction ends: nothing begins meanwhile that others wait for. False where there
 * is none any more. @throws 409
 */
async function holdFree(transaction: Db, userId: number, now: Date): Promise<boolean> {
  const person = await lockAgainstDeletion(transaction, userId);
  if (!person) return false;
  // Whoever sends an order holds the cart from first to last.
  await lockCart(transaction, userId, now);
  const verdict = canDeleteAccount({ ...person, ...(await lockOpenMatters(transaction, userId)) });
  if (!verdict.allowed) throw conflict(verdict.refusal, PROBLEMS[verdict.refusal]);
  return true;
}

/**
 * Has an account be deleted in a week (PRIVACY-2, PRIVACY-3). Asked again, it stays with the day of the first time.
 * @throws as `requirePassword`; 409 `last_admin`, `has_open_orders`, `driver_has_orders`, `has_open_cash`, `has_open_business`
 */
export async function askForDeletion(
  db: Db,
  actor: Actor,
  password: string,
  { network, now }: { network: string; now: Date },
): Promise<void> {
  const { userId } = actor;
  await requirePassword(db, actor, password, { network, now });
  const work = async (transaction: Db): Promise<void> => {
    if (!(await holdFree(transaction, userId, now))) throw notFound('Account');
    if (await setDeletion(transaction, userId, deletionTime(now)))
      record(transaction, { type: 'account.deletion_asked', userId });
  };
  await inAuditedTransaction(db, work, () => ({ actorId: userId, action: 'askForDeletion', detail: {} }));
}

/**
 * Deletes an account whose time has come.
 * @throws 409 while somebody waits for its person: then it is looked at again the next night (PRIVACY-4)
 */
export async function deleteAccount(transaction: Db, userId: number, now: Date): Promise<void> {
  if (!(await holdFree(transaction, userId, now))) return;
  await erasePerson(transaction, userId);
  record(transaction, { type: 'account.deleted', userId });
}
