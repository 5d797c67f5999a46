import type { Db } from '../../database/connection.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import { requirePerson } from './require-person.queries.ts';
import { deleteTokensOf } from './sessions.queries.ts';

/**
 * Ends all sessions of a person, who may sign in again at once.
 * @throws 404 for an account that does not exist
 */
export async function signPersonOut(db: Db, userId: number): Promise<void> {
  await requirePerson(db, userId);
  const sessions = await deleteTokensOf(db, userId);
  record(db, { type: 'account.signed_out', userId });
  recordChange(db, { kind: 'endSessions', id: userId, before: { sessions }, after: { sessions: 0 } });
}
