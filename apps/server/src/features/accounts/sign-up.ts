import type { signUp as signUpContract } from '@mercadito/contracts/accounts';
import type { Given, Parsed } from '@mercadito/contracts/endpoint';
import type { RoleKind } from '@mercadito/domain/access/role';
import type { Language } from '@mercadito/domain/language';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { type HttpError, taken } from '../../platform/problems/errors.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { record } from '../../platform/record/record.ts';
import { showAccount } from './account-view.ts';
import { findTakenField, insertUser } from './accounts.queries.ts';
import { deviceHash, newDevice } from './device-cookie.ts';
import { rememberDevice } from './devices.queries.ts';
import { findByEmail, noAddress, setClaim } from './emails.queries.ts';
import { hashPassword } from './passwords.ts';
import { askAddress } from './tell-address.ts';
import { issueToken } from './tokens.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

const TAKEN = {
  username: 'This user name is taken.',
  email: 'There is an account with this e-mail already.',
};

const alreadyTaken = (field: keyof typeof TAKEN): HttpError => taken(field, TAKEN[field]);

/** From where and in what an account is opened. */
export interface SigningUp {
  readonly userAgent: string;
  readonly language: Language;
  readonly config: Config;
  readonly now: Date;
}

type Form = Parsed<typeof signUpContract>['body'];
type Person = Omit<Form, 'password'> & { readonly password_hash: string };

/**
 * Looks at a form before anything is written: what is told of a name that is taken, and the hash of its password.
 * @throws 400 for a password everybody tries first, 409 for a name or an e-mail that is taken
 */
export async function readForm(db: Db, { password, ...person }: Form, config: Config): Promise<Person> {
  await refuseWeakPassword('password', password, { ...person, site: config });
  // Before the hash, which takes a core's time, and again where two ask at once.
  const field = await findTakenField(db, person);
  // Where mail is set up, only who reads the mail of an address is told that it has an account (ACCOUNT-20).
  const isTold = (taken: typeof field) => taken === 'username' || (taken === 'email' && !config.mail);
  if (field && isTold(field)) throw alreadyTaken(field);
  return { ...person, password_hash: await hashPassword(password) };
}

/** @returns the id of the account. @throws 409 where somebody has taken its name meanwhile */
export async function openAccount(
  transaction: Db,
  person: Person,
  { language, config, now }: Omit<SigningUp, 'userAgent'>,
): Promise<number> {
  const holder = config.mail && (await findByEmail(transaction, person.email));
  const email = holder ? noAddress() : person.email;
  const user = await insertUser(transaction, { ...person, email });
  if (!user) throw alreadyTaken((await findTakenField(transaction, person)) ?? 'username');
  if (config.mail) {
    await setClaim(transaction, user.id, person.email);
    await askAddress(transaction, { userId: user.id, email: person.email, language, now });
  }
  record(transaction, { type: 'account.opened', userId: user.id });
  return user.id;
}

/** What somebody is signed in with whose account was just opened: the contract's answer, and a name for the device. */
export async function signInFirst(
  transaction: Db,
  { userId, role }: { userId: number; role: RoleKind },
  { userAgent, config, now }: SigningUp,
): Promise<{ opened: Given<typeof signUpContract>; device: string }> {
  const device = newDevice();
  const token = await issueToken(transaction, { userId, role, companyId: null, userAgent }, now);
  await rememberDevice(transaction, userId, deviceHash(device), now);
  // Read before the commit: an account that nobody is told of would keep its name from its own person.
  return { opened: { token, user: await showAccount(transaction, userId, config.productName, now) }, device };
}

/** The audit's row of who opens the account themself. */
export const entryOf =
  (action: string) =>
  ({ opened: { user } }: { opened: Given<typeof signUpContract> }) => ({
    actorId: Number(user.id),
    action,
    detail: { user: Number(user.id) },
  });

/**
 * Opens an account and signs it in.
 * @throws 400 for a password everybody tries first, 409 for a name or an e-mail that is taken
 */
export async function signUp(db: Db, form: Form, context: SigningUp): ReturnType<typeof signInFirst> {
  const person = await readForm(db, form, context.config);
  const work = async (transaction: Db) => {
    const userId = await openAccount(transaction, person, context);
    return signInFirst(transaction, { userId, role: 'user' }, context);
  };
  return inAuditedTransaction(db, work, entryOf('signUp'));
}
