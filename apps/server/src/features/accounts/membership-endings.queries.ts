import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Notes whose membership ends after one instant and not after another; answers those of whose end it was not noted yet. */
export async function noteEndings(db: Db, after: Date, until: Date): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    insert into membership_endings as noted (user_id, ends_at)
    select id, subscription_until from users
    where subscription_until > ${after.toISOString()} and subscription_until <= ${until.toISOString()}
    on conflict (user_id) do update set ends_at = excluded.ends_at where noted.ends_at <> excluded.ends_at
    returning user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}
