import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Place } from './return-mailbox.ts';

/** The key by which mails are signed; made where there is none yet. */
export async function prepareReturnKey(db: Db): Promise<string> {
  const kept = db.selectFrom('return_mailbox').select('key');
  const found = await kept.executeTakeFirst();
  if (found) return found.key;
  const key = randomBytes(32).toString('base64url');
  await sql`insert into return_mailbox (key) values (${key}) on conflict do nothing`.execute(db);
  return (await kept.executeTakeFirstOrThrow()).key;
}

/** How far the return mailbox was read. */
export async function findPlace(db: Db): Promise<Place | null> {
  const row = await db.selectFrom('return_mailbox').select(['uid_validity', 'last_uid']).executeTakeFirst();
  if (!row || row.uid_validity === null || row.last_uid === null) return null;
  return { validity: String(row.uid_validity), uid: Number(row.last_uid) };
}

export async function setPlace(db: Db, { validity, uid }: Place): Promise<void> {
  await prepareReturnKey(db);
  await sql`update return_mailbox set uid_validity = ${validity}::bigint, last_uid = ${uid}`.execute(db);
}
