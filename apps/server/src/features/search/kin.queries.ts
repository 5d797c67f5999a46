import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

const COLUMNS = ['id', 'names', 'added_at'] as const;

/** No two Admins add at once: a line is compared with all, and all are counted. */
export async function lockKin(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('names of one thing'))`.execute(transaction);
}

/** All lines, the newest first. */
export const listKin = (db: Db) => db.selectFrom('search_kin').select(COLUMNS).orderBy('id', 'desc').execute();

export const findKin = (db: Db, id: number) =>
  db.selectFrom('search_kin').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** How many there are, and whether one is the same. */
export async function lookAtKin(transaction: Db, key: string): Promise<{ count: number; isThere: boolean }> {
  const { rows } = await sql<{ count: number; isThere: boolean }>`
    select count(*)::integer as count, coalesce(bool_or(key = ${key}), false) as "isThere" from search_kin`.execute(
    transaction,
  );
  return rows[0] ?? { count: 0, isThere: false };
}

export async function insertKin(transaction: Db, names: string, key: string, now: Date): Promise<number> {
  const { id } = await transaction
    .insertInto('search_kin')
    .values({ names, key, added_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The line that was removed; undefined when there is none. */
export const deleteKin = (transaction: Db, id: number) =>
  transaction.deleteFrom('search_kin').where('id', '=', id).returning('names').executeTakeFirst();

const LINES = sql<string>`coalesce(string_agg(names, chr(10) order by id), '')`;

/** Tells whether there are other lines than before; nothing while there are none. */
export const MARK_OF_KIN = sql<string>`(
  select case when count(*) = 0 then '' else md5(${LINES}) end from search_kin)`;

/** All lines as one text. */
export async function readKinLines(db: Db): Promise<{ lines: string; mark: string }> {
  const { rows } = await sql<{ lines: string; mark: string }>`
    select (select ${LINES} from search_kin) as lines, ${MARK_OF_KIN} as mark`.execute(db);
  return rows[0] ?? { lines: '', mark: '' };
}
