import type { AccountAnswer } from '@mercadito/contracts/accounts';
import type { Parsed } from '@mercadito/contracts/endpoint';
import type { updateAccount as contract } from '@mercadito/contracts/own-account';
import type { Language } from '@mercadito/domain/language';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { taken } from '../../platform/problems/errors.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { record } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { deleteLinksOf } from './account-links.queries.ts';
import { showAccount } from './account-view.ts';
import { setOwnFields } from './accounts.queries.ts';
import { requirePassword } from './current-password.ts';
import { deleteClaim, findByEmail, lockEmail, setClaim, setEmail } from './emails.queries.ts';
import { askAddress } from './tell-address.ts';

interface Context {
  /** Where the request comes from, as `networkOf` writes it. */
  readonly network: string;
  readonly language: Language;
  readonly config: Config;
  readonly now: Date;
}

/**
 * Changes what a person is called, their telephone, and the address they are written to, which wants their password (ACCOUNT-21).
 * @throws 400 where the password is missing or not theirs, 429 while the session waits after failures, 409 `email_taken`
 *   where no mail is set up and the address is another person's
 */
export async function updateAccount(
  db: Db,
  actor: Actor,
  { email, current_password, ...fields }: Parsed<typeof contract>['body'],
  context: Context,
): Promise<AccountAnswer> {
  const { userId } = actor;
  if (email !== undefined) await requirePassword(db, actor, current_password ?? '', context);
  const work = async (transaction: Db): Promise<AccountAnswer> => {
    if (await setOwnFields(transaction, userId, fields)) record(transaction, { type: 'account.updated', userId });
    if (email !== undefined) await changeEmail(transaction, userId, email, context);
    // Read before the commit: who hears that it failed may take it for not done.
    return showAccount(transaction, userId, context.config.productName, context.now);
  };
  return inAuditedTransaction(db, work, () => ({ actorId: userId, action: 'updateAccount', detail: {} }));
}

async function changeEmail(transaction: Db, userId: number, email: string, { config, language, now }: Context) {
  const before = (await lockEmail(transaction, userId))?.email;
  // Back to one's own: what was asked for meanwhile is no longer wanted.
  if (before === email) {
    await deleteClaim(transaction, userId);
    await deleteLinksOf(transaction, userId, 'email');
    record(transaction, { type: 'account.updated', userId });
    return;
  }
  if (config.mail) {
    await setClaim(transaction, userId, email);
    await deleteLinksOf(transaction, userId, 'email');
    await askAddress(transaction, { userId, email, language, now });
    record(transaction, { type: 'account.updated', userId });
    return;
  }
  const holder = await findByEmail(transaction, email);
  if (holder && holder.id !== userId) throw taken('email', 'There is an account with this e-mail already.');
  await setEmail(transaction, userId, { email, confirmedAt: null });
  await deleteClaim(transaction, userId);
  record(transaction, { type: 'email.changed', userId });
}
