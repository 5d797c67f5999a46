import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type Ordering, type PageRequest, pagedBy } from '../../platform/keyset.ts';

/** The one row that holds the site's settings. */
const COLUMNS = ['delivery_available', 'usd_mxn_rate_micros', 'cart_message'] as const;

export interface SettingsRow {
  readonly delivery_available: boolean;
  readonly usd_mxn_rate_micros: number;
  readonly cart_message: string;
}

export function findSettings(db: Db): Promise<SettingsRow> {
  return db.selectFrom('settings').select(COLUMNS).executeTakeFirstOrThrow();
}

/** The settings, held until the transaction ends: two Admins change them one after the other. */
export function lockSettings(transaction: Db): Promise<SettingsRow> {
  return transaction.selectFrom('settings').select(COLUMNS).forUpdate().executeTakeFirstOrThrow();
}

/** A trigger of the database reprices the dollar products when the rate is another one. */
export async function setSettings(transaction: Db, settings: SettingsRow, now: Date): Promise<void> {
  await transaction
    .updateTable('settings')
    .set({ ...settings, updated_at: now.toISOString() })
    .execute();
}

export async function insertSettingsLog(
  transaction: Db,
  entry: SettingsRow & { userId: number; username: string },
  now: Date,
): Promise<void> {
  const { userId, ...settings } = entry;
  await transaction
    .insertInto('settings_log')
    .values({ ...settings, user_id: userId, created_at: now.toISOString() })
    .execute();
}

const NEWEST_FIRST: Ordering = {
  key: sql<number>`settings_log.id`,
  kind: 'number',
  id: sql<number>`settings_log.id`,
  direction: 'desc',
};

/** The changes one person made, found by user name in any case; '' for everybody's. */
const logOf = (db: Db, username: string) =>
  db
    .selectFrom('settings_log')
    .$if(username !== '', (query) => query.where(sql`lower(username)`, '=', sql`lower(${username})`));

export function listSettingsLog(db: Db, username: string, page: PageRequest) {
  const entries = logOf(db, username).select(['id', 'user_id', 'username', 'created_at', ...COLUMNS]);
  return pagedBy(entries, NEWEST_FIRST, page).execute();
}

export async function countSettingsLog(db: Db, username: string): Promise<number> {
  const { count } = await logOf(db, username)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
