import type { Db } from '../../database/connection.ts';
import { type HttpError, invalid } from '../../platform/problems/errors.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { clearFailures, countGuess, type Source } from './login-attempts.queries.ts';
import { findPassword } from './password.queries.ts';
import { isRightPassword } from './passwords.ts';
import { setTokenProved } from './sessions.queries.ts';

export const notCurrent = (): HttpError => invalid('current_password', 'This is not your password');

/**
 * Asks somebody who is signed in for their password. Wrong ones are counted by session, and its wait grows as at the login:
 * whoever found a device signed in must not find the password with it, and whoever guesses elsewhere does not stand in the way
 * here.
 * Their session has given it then (ACCOUNT-23).
 * @param network where the request comes from: the failed logins from there are forgiven
 * @returns its hash
 * @throws 400 when it is another one; 429 while the session waits after failures
 */
export async function requirePassword(
  db: Db,
  { userId, username, tokenId }: Actor,
  password: string,
  { network, now }: { network: string; now: Date },
): Promise<string> {
  const source: Source = `session ${tokenId}`;
  await countGuess(db, username, source, now);
  const hash = (await findPassword(db, userId))?.password_hash;
  if (hash === undefined || !(await isRightPassword(hash, password))) throw notCurrent();
  // At once: who was right is no guesser, whatever becomes of the call.
  await clearFailures(db, username, source);
  await clearFailures(db, username, `address ${network}`);
  await setTokenProved(db, tokenId, now);
  return hash;
}
