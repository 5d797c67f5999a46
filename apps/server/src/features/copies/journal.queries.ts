import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { JournalEntry } from './journal-file.ts';

const AT_ONCE = 500;
const COLUMNS = ['entry', 'kind', 'subject_id', 'subject_created_at', 'facts', 'created_at'] as const;

/** Entries that lie in the database alone, until the transaction ends nobody else's. */
export async function takeUnkept(transaction: Db): Promise<{ ids: number[]; entries: JournalEntry[] }> {
  const rows = await transaction
    .selectFrom('journal_entries')
    .select('id')
    .select(COLUMNS)
    .where('kept_at', 'is', null)
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
  return {
    ids: rows.map(({ id }) => id),
    entries: rows.map(({ id: _id, facts, ...entry }) => ({ ...entry, facts: facts as JournalEntry['facts'] })),
  };
}

export async function markKept(transaction: Db, ids: readonly number[]): Promise<void> {
  await transaction
    .updateTable('journal_entries')
    .set({ kept_at: sql<string>`now()` })
    .where('id', 'in', [...ids])
    .execute();
}

/** Which of these a database does not have. */
export async function listUnknown(db: Db, entries: readonly JournalEntry[]): Promise<JournalEntry[]> {
  const rows = await db.selectFrom('journal_entries').select('entry').execute();
  const known = new Set(rows.map(({ entry }) => entry));
  return entries.filter(({ entry }) => !known.has(entry));
}

/** Drops why somebody was kept out, or a business closed, of whom nothing else is left. */
export async function dropReasonsOfGone(transaction: Db): Promise<void> {
  await sql`update journal_entries set facts = facts - 'reason' where kind in ('person', 'company')
    and not exists (select from users where kind = 'person' and users.id = subject_id
      and users.created_at = subject_created_at and deleted_at is null)
    and not exists (select from companies where kind = 'company' and companies.id = subject_id
      and companies.created_at = subject_created_at)`.execute(transaction);
}

/** Writes down entries that lie in the file already. */
export async function insertKept(transaction: Db, entries: readonly JournalEntry[]): Promise<void> {
  for (const { facts, ...entry } of entries) {
    await transaction
      .insertInto('journal_entries')
      .values({ ...entry, facts: JSON.stringify(facts), kept_at: sql<string>`now()` })
      .execute();
  }
}
