import type { Db } from '../../database/connection.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordAudit } from '../../platform/audit.ts';
import { badCredentials } from '../../platform/errors.ts';
import { findCredentials } from './accounts.queries.ts';
import { clearFailures, countAttempt } from './login-attempts.queries.ts';
import { isRightPassword } from './passwords.ts';
import { issueToken } from './tokens.ts';

interface Credentials {
  username: string;
  password: string;
}

/**
 * Signs a person in.
 * @throws 401 with the same words whether the name or the password is wrong; 429 while the account waits after failures
 */
export async function logIn(
  db: Db,
  { username, password }: Credentials,
  context: { userAgent: string; now: Date },
): Promise<string> {
  const { now, userAgent } = context;
  await countAttempt(db, username, now);
  const person = await findCredentials(db, username);
  if (!(await isRightPassword(person?.password_hash, password)) || !person) throw badCredentials();
  // At once: who was right is no guesser, whatever becomes of the call.
  await clearFailures(db, username);
  return inTransaction(db, async (transaction) => {
    await recordAudit(transaction, { actorId: person.id, action: 'login', detail: { user: person.id } });
    return issueToken(transaction, { userId: person.id, role: person.role, userAgent }, now);
  });
}
