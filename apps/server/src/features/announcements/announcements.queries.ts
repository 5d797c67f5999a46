import type { Insertable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

export async function insertAnnouncement(db: Db, announcement: Insertable<Tables['announcements']>): Promise<number> {
  const { id } = await db.insertInto('announcements').values(announcement).returning('id').executeTakeFirstOrThrow();
  return id;
}
