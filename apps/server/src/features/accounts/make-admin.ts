import { signUp } from '@mercadito/contracts/accounts';
import { isActiveAdmin } from '@mercadito/domain/access/blocking';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { invalidFields, taken } from '../../platform/problems/errors.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { record } from '../../platform/record/record.ts';
import { findCredentials, insertUser } from './accounts.queries.ts';
import { KIND_OF } from './admins.ts';
import { unblockPerson } from './block-person.ts';
import { hashPassword } from './passwords.ts';
import type { StoredRole } from './people.queries.ts';
import { findAccountOf, lockDecided, setPerson } from './people.queries.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

interface NewAdmin {
  username: string;
  email: string;
  /** The names that no password may be made of. */
  site: Pick<Config, 'productName' | 'brandName'>;
  /** Asked for only when there is no such account yet. */
  askPassword: () => Promise<string>;
  /** Asked only about an account there is that would become one. @throws when it shall not */
  confirm: (account: ExistingAccount) => Promise<void>;
}

/** Whose account it is that is to become an Admin's. */
export interface ExistingAccount {
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly role: StoredRole;
  readonly isBlocked: boolean;
}

/** The fields of a sign-up, held to the same rules. */
function signUpForm(fields: { username: string; email: string; password: string }) {
  const form = { ...fields, first_name: fields.username, last_name: 'Admin' };
  const result = signUp.body?.safeParse(form);
  if (result?.success) return result.data;
  const issues = result?.error.issues ?? [];
  throw invalidFields(Object.fromEntries(issues.map((issue) => [issue.path.join('.'), [issue.message]])));
}

async function findAccount(db: Db, id: number): Promise<ExistingAccount> {
  const { blocked_at, ...account } = await findAccountOf(db, id);
  return { ...account, isBlocked: blocked_at !== null };
}

const entryOf = (id: number) => ({ actorId: null, action: 'makeAdmin', detail: { user: id } });

/** Who is made one here is let in as well: there may be no other Admin who could see to it. */
export async function promote(transaction: Db, id: number, now: Date): Promise<number> {
  const before = await lockDecided(transaction, id);
  await setPerson(transaction, id, { role: 'Admin' }, now);
  record(transaction, { type: 'role.assigned', userId: id });
  if (before?.blocked_at) await unblockPerson(transaction, id, now);
  return id;
}

async function openAccount(
  db: Db,
  form: ReturnType<typeof signUpForm>,
  { site, now }: { site: NewAdmin['site']; now: Date },
): Promise<void> {
  const { password, ...person } = form;
  await refuseWeakPassword('password', password, { ...person, site });
  const password_hash = await hashPassword(password);
  const work = async (transaction: Db): Promise<number> => {
    const user = await insertUser(transaction, { ...person, password_hash });
    if (!user) throw taken('email', 'Another account has this e-mail: name a different one after the user name.');
    record(transaction, { type: 'account.opened', userId: user.id });
    return promote(transaction, user.id, now);
  };
  await inAuditedTransaction(db, work, entryOf);
}

/**
 * Makes an account an Admin; opens it when there is none. For whoever runs the installation, on its command line.
 * @returns what was done
 * @throws 400 for a user name, an e-mail or a password that cannot be used, 409 for an e-mail that is taken
 */
export async function makeAdmin(
  db: Db,
  { username, email, site, askPassword, confirm }: NewAdmin,
  now: Date,
): Promise<'promoted' | 'created'> {
  const existing = await findCredentials(db, username);
  if (existing) {
    const account = await findAccount(db, existing.id);
    if (!isActiveAdmin({ role: KIND_OF[account.role], isBlocked: account.isBlocked })) await confirm(account);
    await inAuditedTransaction(db, (transaction) => promote(transaction, existing.id, now), entryOf);
    return 'promoted';
  }
  await openAccount(db, signUpForm({ username, email, password: await askPassword() }), { site, now });
  return 'created';
}
