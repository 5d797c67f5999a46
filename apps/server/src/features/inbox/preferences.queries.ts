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

export async function findPreferences(db: Db, userId: number): Promise<Preferences> {
  const row = await db
    .selectFrom('message_preferences')
    .select(['choices', 'quiet_from', 'quiet_to'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return preferencesOf(row ?? { choices: null, quiet_from: null, quiet_to: null });
}

export async function putPreferences(db: Db, userId: number, { choices, quiet }: Preferences): Promise<void> {
  const row = { choices: JSON.stringify(choices), quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null };
  await db
    .insertInto('message_preferences')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
