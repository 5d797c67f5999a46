import type { Db } from '../../database/connection.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import { invalid } from '../../platform/errors.ts';
import { publish } from '../../platform/events.ts';
import { clearFailures, countAttempt } from './login-attempts.queries.ts';
import { findPasswordHash, replacePassword } from './password.queries.ts';
import { hashPassword, isCommonPassword, isRightPassword } from './passwords.ts';
import { deleteOtherTokens } from './sessions.queries.ts';

const notCurrent = () => invalid('current_password', 'This is not your password');

/**
 * Changes the own password and ends every other session. A wrong current password counts like a failed login: whoever
 * found a device signed in must not find the password with it.
 * @throws 400 when the current password is not the one given, or the new one is common or the same again; 429 while the
 *   account waits after failures
 */
export async function changePassword(
  db: Db,
  actor: Actor,
  form: { current_password: string; new_password: string },
  now: Date,
): Promise<void> {
  const { current_password, new_password } = form;
  if (isCommonPassword(new_password)) throw invalid('new_password', 'This password is too common');
  if (new_password === current_password) throw invalid('new_password', 'Choose another password than before');
  await countAttempt(db, actor.username, now);
  const before = await findPasswordHash(db, actor.userId);
  if (before === undefined || !(await isRightPassword(before, current_password))) throw notCurrent();
  // At once: who was right is no guesser, whatever becomes of the call.
  await clearFailures(db, actor.username);
  const after = await hashPassword(new_password);
  await inTransaction(db, async (transaction) => {
    if (!(await replacePassword(transaction, actor.userId, { before, after }, now))) throw notCurrent();
    await deleteOtherTokens(transaction, actor.userId, actor.tokenId);
    await recordAudit(transaction, { actorId: actor.userId, action: 'changePassword', detail: {} });
    await publish(transaction, { user: actor.userId }, ['Account', 'Sessions']);
  });
}
