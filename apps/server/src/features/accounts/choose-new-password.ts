import type { Given, Parsed } from '@mercadito/contracts/endpoint';
import type { chooseNewPassword as contract } from '@mercadito/contracts/recovery';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { conflict, type HttpError } from '../../platform/problems/errors.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { record } from '../../platform/record/record.ts';
import { deleteLinksOf, findLink, takeLink } from './account-links.queries.ts';
import { setEmail } from './emails.queries.ts';
import { forgive } from './login-attempts.queries.ts';
import type { Passkeys } from './passkeys-of-person.ts';
import { setPassword } from './password.queries.ts';
import { hashPassword } from './passwords.ts';
import { deleteTokensOf } from './sessions.queries.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/** 409: a link that opens nothing (any more). */
export const linkIsOver = (): HttpError =>
  conflict('link_over', 'This link was used, or is too old. Ask for a new one.');

/**
 * Chooses a password by a link that came by mail, which is used up (RECOVERY-2): every session ends, a one-time password and the
 * passkeys that are not kept too, and wrong guesses at the name are forgiven. Whoever reads the mail of the address has proved it.
 * @throws 409 `link_over`, 400 for a weak password: the link holds then
 */
export async function chooseNewPassword(
  db: Db,
  { secret, new_password, keep_passkeys: kept }: Parsed<typeof contract>['body'],
  { config, now, endPasskeys }: { config: Config; now: Date } & Pick<Passkeys, 'endPasskeys'>,
): Promise<Given<typeof contract>> {
  const person = await findLink(db, secret, 'reset', now);
  if (!person) throw linkIsOver();
  const { id: userId, username, email, sentTo } = person;
  await refuseWeakPassword('new_password', new_password, { site: config, username, email });
  const hash = await hashPassword(new_password);
  const work = async (transaction: Db): Promise<void> => {
    if (!(await takeLink(transaction, secret))) throw linkIsOver();
    await deleteLinksOf(transaction, userId, 'reset');
    await setPassword(transaction, userId, hash);
    if (sentTo === email) await setEmail(transaction, userId, { email, confirmedAt: now });
    await deleteTokensOf(transaction, userId);
    await endPasskeys(transaction, userId, kept);
    await forgive(transaction, username);
    record(transaction, { type: 'password.changed', userId });
  };
  await inAuditedTransaction(db, work, () => ({ actorId: userId, action: 'chooseNewPassword', detail: {} }));
  return { username };
}
