import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { invalid } from '../../platform/problems/errors.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { record } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { deleteLinksOf } from './account-links.queries.ts';
import { notCurrent, requirePassword } from './current-password.ts';
import { findPassword, replacePassword } from './password.queries.ts';
import { hashPassword } from './passwords.ts';
import { deleteOtherTokens } from './sessions.queries.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/**
 * Changes the own password and ends every other session.
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
  const before = await requirePassword(db, actor, current_password, { network, now });
  const after = await hashPassword(new_password);
  const work = async (transaction: Db): Promise<void> => {
    if (!(await replacePassword(transaction, userId, { before, after }))) throw notCurrent();
    await deleteOtherTokens(transaction, userId, tokenId);
    // Whoever could read the mail meanwhile is out as well.
    await deleteLinksOf(transaction, userId, 'reset');
    record(transaction, { type: 'password.changed', userId });
  };
  await inAuditedTransaction(db, work, () => ({ actorId: userId, action: 'changePassword', detail: {} }));
}
