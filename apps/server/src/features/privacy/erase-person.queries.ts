import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type Part, personalTables } from './personal-data/index.ts';

async function erasePart(transaction: Db, table: string, { whose, becomes }: Part, personId: number): Promise<void> {
  const [rows, theirs] = [sql.table(table), whose(personId)];
  if (becomes === 'gone') {
    await sql`delete from ${rows} where ${theirs}`.execute(transaction);
    return;
  }
  const emptied = Object.entries(becomes).map(([name, value]) => sql`${sql.ref(name)} = ${sql.raw(value ?? '')}`);
  if (emptied.length > 0) await sql`update ${rows} set ${sql.join(emptied)} where ${theirs}`.execute(transaction);
}

/** Has nothing left of a person but what the table of personal data says. Done again it does the same. */
export async function erasePerson(transaction: Db, personId: number): Promise<void> {
  for (const [table, { parts = [] }] of personalTables()) {
    for (const part of parts) await erasePart(transaction, table, part, personId);
  }
}

/** Erases again who was deleted since a copy was made (BACKUP-5). @returns whether the person is in the copy */
export async function eraseAgain(transaction: Db, personId: number, createdAt: string): Promise<boolean> {
  const person = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', personId)
    .where('created_at', '=', createdAt)
    .executeTakeFirst();
  if (person) await erasePerson(transaction, personId);
  return person !== undefined;
}
