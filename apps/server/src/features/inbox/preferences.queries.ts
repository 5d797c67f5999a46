import type { Choices } from '@mercadito/domain/messages/preferences';
import type { DailyHours } from '@mercadito/domain/opening-hours/day';
import type { Db } from '../../database/connection.ts';

interface PreferencesRow {
  readonly choices: object | null;
  readonly quiet_from: number | null;
  readonly quiet_to: number | null;
}

export interface Preferences {
  readonly choices: Choices;
  readonly quiet: DailyHours | null;
}

/** What somebody has chosen, of their row; nothing where there is none. */
export const preferencesOf = ({ choices, quiet_from: from, quiet_to: to }: PreferencesRow): Preferences => ({
  choices: (choices ?? {}) as Choices,
  quiet: from === null || to === null ? null : { from, to },
});

const selectPreferences = (db: Db, userId: number) =>
  db.selectFrom('message_preferences').select(['choices', 'quiet_from', 'quiet_to']).where('user_id', '=', userId);

export async function findPreferences(db: Db, userId: number): Promise<Preferences> {
  const row = await selectPreferences(db, userId).executeTakeFirst();
  return preferencesOf(row ?? { choices: null, quiet_from: null, quiet_to: null });
}

export async function isPerson(db: Db, userId: number): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined;
}

/** Makes the row where there is none, and holds it until the transaction ends: of two devices that choose at once each adds to the other's. */
export async function lockPreferences(transaction: Db, userId: number): Promise<Preferences> {
  const row = transaction.insertInto('message_preferences').values({ user_id: userId });
  await row.onConflict((conflict) => conflict.doNothing()).execute();
  return preferencesOf(await selectPreferences(transaction, userId).forUpdate().executeTakeFirstOrThrow());
}

export async function setPreferences(transaction: Db, userId: number, { choices, quiet }: Preferences): Promise<void> {
  await transaction
    .updateTable('message_preferences')
    .set({ choices: JSON.stringify(choices), quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null })
    .where('user_id', '=', userId)
    .execute();
}
