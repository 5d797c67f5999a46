import type { signUp as signUpContract } from '@mercadito/contracts/accounts';
import type { Output, Parsed } from '@mercadito/contracts/endpoint';
import type { Language } from '@mercadito/domain/language';
import type { Db } from '../../database/connection.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordAudit } from '../../platform/audit.ts';
import { invalid, taken } from '../../platform/errors.ts';
import { showAccount } from './account-view.ts';
import { findTakenField, insertUser } from './accounts.queries.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import { issueToken } from './tokens.ts';

const TAKEN = {
  username: 'This user name is taken.',
  email: 'There is an account with this e-mail already.',
};

/**
 * Opens an account and signs it in.
 * @throws 400 for a password everybody tries first, 409 for a name or an e-mail that is taken
 */
export async function signUp(
  db: Db,
  form: Parsed<typeof signUpContract>['body'],
  context: { userAgent: string; language: Language; productName: string; now: Date },
): Promise<Output<typeof signUpContract>> {
  if (isCommonPassword(form.password)) throw invalid('password', 'This password is too common');
  const { password, ...person } = form;
  const password_hash = await hashPassword(password);
  return inTransaction(db, async (transaction) => {
    const user = await insertUser(transaction, { ...person, password_hash, language: context.language });
    if (!user) {
      const field = await findTakenField(transaction, form.username);
      throw taken(field, TAKEN[field]);
    }
    const token = await issueToken(
      transaction,
      { userId: user.id, role: 'user', userAgent: context.userAgent },
      context.now,
    );
    await recordAudit(transaction, { actorId: user.id, action: 'signUp', detail: { user: user.id } });
    // Read before the commit: an account that nobody is told of would keep its name from its own person.
    return { token, user: await showAccount(transaction, user.id, context.productName, context.now) };
  });
}
