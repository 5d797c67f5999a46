import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { badCredentials } from '../../platform/problems/errors.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { sha256 } from '../../platform/sha256.ts';
import { findCredentials } from './accounts.queries.ts';
import { deviceHash } from './device-cookie.ts';
import { isDeviceOf } from './devices.queries.ts';
import { clearFailures, countGuess, type Source } from './login-attempts.queries.ts';
import { openSession, ownDevice } from './open-session.ts';
import { takeOneTimePassword } from './password.queries.ts';
import { isRightPassword } from './passwords.ts';

interface Credentials {
  username: string;
  password: string;
}

interface Context {
  readonly userAgent: string;
  /** Where the request comes from, as `networkOf` writes it. */
  readonly network: string;
  /** What the device calls itself, null without a name. */
  readonly device: string | null;
  readonly config: Pick<Config, 'mail'>;
  readonly now: Date;
}

/** Whose counter a guess is held against: that of a device which signed this person in before, else the address's. */
async function sourceOf(db: Db, username: string, { device, network }: Context): Promise<Source> {
  const hash = device === null ? null : deviceHash(device);
  return hash !== null && (await isDeviceOf(db, username, hash)) ? `device ${hash}` : `address ${network}`;
}

const isOver = ({ one_time_until: until }: { one_time_until: string | null }, now: Date): boolean =>
  until === null || Date.parse(until) <= now.getTime();

/**
 * Whether somebody may sign in by what was typed. Where mail is set up an address has to be proved: else whoever opens an account
 * with somebody's address would learn, by signing in with it, whether it had one before.
 */
const isProved = (person: { email_confirmed_at: string | null }, typed: string, { config }: Context): boolean =>
  config.mail === null || !typed.includes('@') || person.email_confirmed_at !== null;

/** Under what guesses at an address of nobody's are counted: at no other one, since those of an account are not counted there either. */
const nobodysAddress = (typed: string): string => sha256(typed.toLowerCase()).slice(0, 60);

/**
 * Signs a person in, by user name or e-mail address.
 * @returns the token, and the device's name for its cookie
 * @throws 401 with the same words whether the name or the password is wrong, or it was a one-time password that is used or
 *   too old; 403 `account_blocked` with the reason where both are right and the person is kept out; 429 while the name waits
 *   after failures from there
 */
export async function logIn(
  db: Db,
  { username: typed, password }: Credentials,
  context: Context,
): Promise<{ token: string; device: string }> {
  const { now, userAgent } = context;
  const found = await findCredentials(db, typed);
  const person = found && isProved(found, typed, context) ? found : undefined;
  // Whichever of the two was typed, one account has one count.
  const username = person?.username ?? (typed.includes('@') ? nobodysAddress(typed) : typed);
  const source = await sourceOf(db, username, context);
  await countGuess(db, username, source, now);
  if (!(await isRightPassword(person?.password_hash, password)) || !person) throw badCredentials();
  const isOneTime = person.must_change_password;
  if (isOneTime && isOver(person, now)) throw badCredentials();
  // At once: who was right is no guesser, whatever becomes of the call.
  await clearFailures(db, username, source);
  const device = await ownDevice(db, context.device);
  const { id: userId, role, company_id: companyId } = person;
  const work = async (transaction: Db) => {
    // Of two at once with a one-time password the second finds it used.
    if (isOneTime && !(await takeOneTimePassword(transaction, person.id, now))) throw badCredentials();
    return openSession(transaction, { userId, role, companyId }, { device, userAgent, now });
  };
  return inAuditedTransaction(db, work, () => ({ actorId: userId, action: 'login', detail: { user: userId } }));
}
