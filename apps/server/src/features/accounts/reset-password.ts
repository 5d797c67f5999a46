import { randomInt } from 'node:crypto';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { forgive } from './login-attempts.queries.ts';
import { setOneTimePassword } from './password.queries.ts';
import { hashPassword } from './passwords.ts';
import { requirePerson } from './require-person.queries.ts';
import { deleteTokensOf } from './sessions.queries.ts';

// Without those that look alike on paper or over the telephone. 12 of 31 are 59 bits.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;
const KEPT_MS = 72 * 3_600_000;

const oneTimePassword = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/**
 * Gives a person a one-time password, to be told them by the Admin: it holds for 72 hours and for one login, after which it
 * has to be changed. Signs them out everywhere and forgives their failed logins.
 * @throws 404 for an account that does not exist
 */
export async function resetPassword(db: Db, actor: Actor, userId: number, now: Date): Promise<string> {
  await requirePerson(db, userId);
  const password = oneTimePassword();
  const hash = await hashPassword(password);
  const until = new Date(now.getTime() + KEPT_MS);
  const work = async (transaction: Db): Promise<void> => {
    const person = await setOneTimePassword(transaction, userId, { hash, until });
    if (!person) throw notFound('Account');
    await deleteTokensOf(transaction, userId);
    await forgive(transaction, person.username);
    record(transaction, { type: 'password.reset', userId });
    const after = { holds_until: until.toISOString() };
    recordChange(transaction, { kind: 'issueOneTimePassword', id: userId, before: null, after });
  };
  const entry = { actorId: actor.userId, action: 'resetPassword', detail: { userId } };
  await inAuditedTransaction(db, work, () => entry);
  return password;
}
