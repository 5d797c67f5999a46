import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { invalid } from '../../platform/problems/errors.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { record } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { clearFailures, countGuess, type Source } from './login-attempts.queries.ts';
import { findPassword, replacePassword } from './password.queries.ts';
import { hashPassword, isRightPassword } from './passwords.ts';
import { deleteOtherTokens } from './sessions.queries.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

const notCurrent = () => invalid('current_password', 'This is not your password');

/**
 * Changes the own password and ends every other session. Wrong current passwords are counted by session, and its wait grows as
 * at the login: whoever found a device signed in must not find the password with it, and whoever guesses elsewhere does not
 * stand in the way here.
 * @param network where the request comes from: the failed logins from there are forgiven with the change
 * @throws 400 when the current password is not the one given, or the new one is weak or the same again; 429 while the session
 *   waits after failures
 */
export async function changePassword(
  db: Db,
  actor: Actor,
  form: { current_password: string; new_password: string },
  { network, config, now }: { network: string; config: Config; now: Date },
): Promise<void> {
  const { current_password, new_password } = form;
  const { userId, username, tokenId } = actor;
  if (new_password === current_password) throw invalid('new_password', 'Choose another password than before');
  const person = await findPassword(db, userId);
  await refuseWeakPassword('new_password', new_password, { site: config, username, email: person?.email ?? '' });
  const source: Source = `session ${tokenId}`;
  await countGuess(db, username, source, now);
  const before = person?.password_hash;
  if (before === undefined || !(await isRightPassword(before, current_password))) throw notCurrent();
  // At once: who was right is no guesser, whatever becomes of the call.
  await clearFailures(db, username, source);
  await clearFailures(db, username, `address ${network}`);
  const after = await hashPassword(new_password);
  const work = async (transaction: Db): Promise<void> => {
    if (!(await replacePassword(transaction, userId, { before, after }))) throw notCurrent();
    await deleteOtherTokens(transaction, userId, tokenId);
    record(transaction, { type: 'password.changed', userId });
  };
  await inAuditedTransaction(db, work, () => ({ actorId: userId, action: 'changePassword', detail: {} }));
}
