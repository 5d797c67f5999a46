import { type DeliverySwitch, deliveryAt } from '@mercadito/domain/town/delivery-off';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { countUpTo } from '../../platform/lists/count-up-to.ts';
import { type Ordering, type PageRequest, pagedBy } from '../../platform/lists/keyset.ts';
import { newVersion } from '../../platform/serve/versions.ts';

const COLUMNS = ['delivery_available', 'delivery_off_until', 'usd_mxn_rate_micros', 'cart_message'] as const;

export interface SettingsRow {
  readonly delivery_available: boolean;
  /** Null while they are on, and where nobody has said. */
  readonly delivery_off_until: string | null;
  readonly usd_mxn_rate_micros: number;
  readonly cart_message: string;
}

/** The one row that holds the site's settings. */
export interface CurrentSettings extends SettingsRow {
  readonly updated_at: string;
}

const current = (db: Db) => db.selectFrom('settings').select([...COLUMNS, 'updated_at']);

export function findSettings(db: Db): Promise<CurrentSettings> {
  return current(db).executeTakeFirstOrThrow();
}

/** Pesos for one dollar, in millionths. */
export async function findRateMicros(db: Db): Promise<number> {
  const row = await db.selectFrom('settings').select('usd_mxn_rate_micros').executeTakeFirstOrThrow();
  return row.usd_mxn_rate_micros;
}

/** Whether anybody delivers at an instant, and from when on (SITE-10). */
export async function findDelivery(db: Db, now: Date): Promise<DeliverySwitch> {
  const columns = ['delivery_available as isOn', 'delivery_off_until as offUntil'] as const;
  return deliveryAt(await db.selectFrom('settings').select(columns).executeTakeFirstOrThrow(), now);
}

/** The settings, held until the transaction ends: two Admins change them one after the other. */
export function lockSettings(transaction: Db): Promise<CurrentSettings> {
  return current(transaction).forUpdate().executeTakeFirstOrThrow();
}

export function setSettings(transaction: Db, settings: SettingsRow, now: Date): Promise<CurrentSettings> {
  return transaction
    .updateTable('settings')
    .set({ ...settings, updated_at: newVersion(now) })
    .returning([...COLUMNS, 'updated_at'])
    .executeTakeFirstOrThrow();
}

export async function insertSettingsLog(
  transaction: Db,
  entry: SettingsRow & { userId: number | null; username: string; before: SettingsRow },
  now: Date,
): Promise<void> {
  const { userId, before, ...settings } = entry;
  await transaction
    .insertInto('settings_log')
    .values({ ...settings, user_id: userId, before: JSON.stringify(before), created_at: now.toISOString() })
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
  const entries = logOf(db, username)
    .select(['id', 'user_id', 'username', 'created_at', ...COLUMNS])
    .select(sql<SettingsRow | null>`before`.as('before'));
  return pagedBy(entries, NEWEST_FIRST, page).execute();
}

export async function countSettingsLog(db: Db, username: string): Promise<number> {
  const { count } = await countUpTo(db, logOf(db, username).select('id')).executeTakeFirstOrThrow();
  return count;
}
