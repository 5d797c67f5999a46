import {
  canDeleteAccount,
  type DeletionRefusal,
  deletionTime,
  isDeletionDue,
} from '@mercadito/domain/access/account-deletion';
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
  has_orders_in_hand: 'You still have orders. Deliver them or give them back first.',
  has_open_cash: 'There is cash that was not handed in or paid yet.',
  has_open_business: 'Your business is still open or has orders under way. Ask the administrators to close it.',
};

/** Of an account that is held: nothing begins until the transaction ends that others wait for. @throws 409 while they do */
async function requireFree(
  transaction: Db,
  { userId, isLastAdmin, now }: { userId: number; isLastAdmin: boolean; now: Date },
): Promise<void> {
  // Whoever sends an order holds the cart from first to last.
  await lockCart(transaction, userId, now);
  const verdict = canDeleteAccount({ isLastAdmin, ...(await lockOpenMatters(transaction, userId)) });
  if (!verdict.allowed) throw conflict(verdict.refusal, PROBLEMS[verdict.refusal]);
}

/**
 * Has an account be deleted in a week (PRIVACY-2, PRIVACY-3). Asked again, it stays with the day of the first time.
 * @throws as `requirePassword`; 409 `last_admin`, `has_open_orders`, `has_orders_in_hand`, `has_open_cash`, `has_open_business`
 */
export async function askForDeletion(
  db: Db,
  actor: Actor,
  password: string,
  { network, timeZone, now }: { network: string; timeZone: string; now: Date },
): Promise<void> {
  const { userId } = actor;
  await requirePassword(db, actor, password, { network, now });
  const work = async (transaction: Db): Promise<void> => {
    const person = await lockAgainstDeletion(transaction, userId);
    if (!person) throw notFound('Account');
    await requireFree(transaction, { userId, isLastAdmin: person.isLastAdmin, now });
    if (await setDeletion(transaction, userId, deletionTime(now, timeZone)))
      record(transaction, { type: 'account.deletion_asked', userId });
  };
  await inAuditedTransaction(db, work, () => ({ actorId: userId, action: 'askForDeletion', detail: {} }));
}

/**
 * Deletes an account whose time has come, unless its person has taken that back meanwhile.
 * @throws 409 while somebody waits for its person: then it is looked at again the next night (PRIVACY-4)
 */
export async function deleteAccount(transaction: Db, userId: number, now: Date): Promise<void> {
  const person = await lockAgainstDeletion(transaction, userId);
  if (!person || !isDeletionDue(person.deletionAt, now)) return;
  await requireFree(transaction, { userId, isLastAdmin: person.isLastAdmin, now });
  await erasePerson(transaction, userId);
  record(transaction, { type: 'account.deleted', userId });
}
