import { sql } from 'kysely';
import webPush from 'web-push';
import type { Db } from '../../database/connection.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys by which push services know this site; made where there are none yet, by one of the processes that start at once. */
export async function preparePushKeys(db: Db): Promise<PushKeys> {
  const kept = db.selectFrom('push_keys').select(['public_key as publicKey', 'private_key as privateKey']);
  const found = await kept.executeTakeFirst();
  if (found) return found;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await sql`insert into push_keys (public_key, private_key) values (${publicKey}, ${privateKey}) on conflict do nothing`.execute(
    db,
  );
  return kept.executeTakeFirstOrThrow();
}
