import type { signUp as signUpContract } from '@mercadito/contracts/accounts';
import type { Given, Parsed } from '@mercadito/contracts/endpoint';
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

/**
 * Opens an account and signs it in.
 * @returns the contract's answer, and a name for the device
 * @throws 400 for a password everybody tries first, 409 for a name or an e-mail that is taken
 */
export async function signUp(
  db: Db,
  form: Parsed<typeof signUpContract>['body'],
  { userAgent, language, config, now }: { userAgent: string; language: Language; config: Config; now: Date },
): Promise<{ opened: Given<typeof signUpContract>; device: string }> {
  const { password, ...person } = form;
  await refuseWeakPassword('password', password, { ...person, site: config });
  // Before the hash, which takes a core's time, and again where two ask at once.
  const field = await findTakenField(db, person);
  // Where mail is set up, only who reads the mail of an address is told that it has an account (ACCOUNT-20).
  const isTold = (taken: typeof field) => taken === 'username' || (taken === 'email' && !config.mail);
  if (field && isTold(field)) throw alreadyTaken(field);
  const password_hash = await hashPassword(password);
  const device = newDevice();
  const work = async (transaction: Db) => {
    const holder = config.mail && (await findByEmail(transaction, person.email));
    const email = holder ? noAddress() : person.email;
    const user = await insertUser(transaction, { ...person, email, password_hash });
    if (!user) throw alreadyTaken((await findTakenField(transaction, person)) ?? 'username');
    if (config.mail) {
      await setClaim(transaction, user.id, person.email);
      await askAddress(transaction, { userId: user.id, email: person.email, language, now });
    }
    record(transaction, { type: 'account.opened', userId: user.id });
    const token = await issueToken(transaction, { userId: user.id, role: 'user', companyId: null, userAgent }, now);
    await rememberDevice(transaction, user.id, deviceHash(device), now);
    // Read before the commit: an account that nobody is told of would keep its name from its own person.
    const opened = { token, user: await showAccount(transaction, user.id, config.productName, now) };
    return { opened, device };
  };
  const entryOf = ({ opened: { user } }: { opened: Given<typeof signUpContract> }) => ({
    actorId: Number(user.id),
    action: 'signUp',
    detail: { user: Number(user.id) },
  });
  return inAuditedTransaction(db, work, entryOf);
}
