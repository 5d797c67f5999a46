import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { takeAwayAgain } from '../accounts/index.ts';
import { closeAgain } from '../companies/index.ts';
import { retireDriver } from '../deliveries/index.ts';
import { removeAgain } from '../passkeys/index.ts';
import { eraseAgain } from '../privacy/index.ts';
import { dropReasonsOfGone, insertKept, listUnknown } from './journal.queries.ts';
import type { JournalEntry } from './journal-file.ts';

type Redo = (transaction: Db, entry: JournalEntry) => Promise<boolean>;

const ROLES = ['User', 'Driver', 'Admin'] as const;

/** One way for each kind of entry. A later kind is a row here. @returns whether its subject is in the copy */
const REDO: Readonly<Record<JournalEntry['kind'], Redo>> = {
  person: (transaction, { subject_id: id, subject_created_at: createdAt, facts }) => {
    const { role, blocked_at: at, reason } = facts;
    const last = ROLES.find((each) => each === role) ?? 'User';
    return takeAwayAgain(
      transaction,
      { id, createdAt, role: last, block: at ? { at, reason: reason || '-' } : null },
      { retireDriver },
    );
  },
  person_gone: (transaction, { subject_id: id, subject_created_at: createdAt }) =>
    eraseAgain(transaction, id, createdAt),
  company: async (transaction, { subject_id: id, subject_created_at: createdAt, facts }) => {
    const { suspended_at: at, reason } = facts;
    return at ? closeAgain(transaction, { id, createdAt, at, reason: reason || '-' }) : false;
  },
  passkey_gone: (transaction, { facts }) => removeAgain(transaction, facts.credential_id ?? ''),
};

/** The last entry about each subject: of a block that was lifted nothing is left to be done. Who is gone stays gone. */
function lastOfEach(entries: readonly JournalEntry[]): JournalEntry[] {
  const subjectOf = ({ kind, subject_id, subject_created_at }: JournalEntry) =>
    `${kind.replace('_gone', '')} ${subject_id} ${subject_created_at}`;
  const gone = new Set(entries.filter(({ kind }) => kind === 'person_gone').map(subjectOf));
  const lasting = entries.filter((entry) => entry.kind === 'person_gone' || !gone.has(subjectOf(entry)));
  return [...new Map(lasting.map((entry) => [subjectOf(entry), entry])).values()];
}

/**
 * Takes away again what was taken from somebody since the copy was made (BACKUP-5): what the files have and the copy has not.
 * @param entries oldest first
 * @returns how many of them there were to be done
 */
export async function redoJournal(transaction: Db, entries: readonly JournalEntry[]): Promise<number> {
  await sql`select set_config('mercadito.restoring', 't', true)`.execute(transaction);
  const unknown = await listUnknown(transaction, entries);
  let done = 0;
  for (const entry of lastOfEach(unknown)) if (await REDO[entry.kind](transaction, entry)) done += 1;
  await insertKept(transaction, unknown);
  await dropReasonsOfGone(transaction);
  return done;
}
