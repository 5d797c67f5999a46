import type { signUp as signUpContract } from '@mercadito/contracts/accounts';
import type { Parsed } from '@mercadito/contracts/endpoint';
import type { Db } from '../../database/connection.ts';
import type { HttpError } from '../../platform/problems/errors.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { hasAdmin, lockFirstAdmin } from './first-admin.queries.ts';
import { promote } from './make-admin.ts';
import { entryOf, openAccount, readForm, type SigningUp, signInFirst } from './sign-up.ts';

interface Alongside extends SigningUp {
  /** Of two at once the second is refused with. */
  readonly refuse: () => HttpError;
  /** What is written with it. */
  readonly alongside: (transaction: Db) => Promise<void>;
}

/** Opens the account of the one who is the first Admin of all, and signs it in (SETUP-2). */
export async function openFirstAdmin(
  db: Db,
  form: Parsed<typeof signUpContract>['body'],
  { refuse, alongside, ...context }: Alongside,
): ReturnType<typeof signInFirst> {
  const person = await readForm(db, form, context.config);
  const work = async (transaction: Db) => {
    await lockFirstAdmin(transaction);
    if (await hasAdmin(transaction)) throw refuse();
    const userId = await openAccount(transaction, person, context);
    await promote(transaction, userId, context.now);
    await alongside(transaction);
    return signInFirst(transaction, { userId, role: 'admin' }, context);
  };
  return inAuditedTransaction(db, work, entryOf('setUp'));
}
