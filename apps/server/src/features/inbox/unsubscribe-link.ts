import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { TOPICS, type Topic } from '@mercadito/domain/messages/preferences';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Whose mail of a topic a link turns off. */
export interface Unsubscribing {
  readonly userId: number;
  readonly topic: Topic;
}

/** The key by which links are signed; made where there is none yet. */
async function prepareKey(db: Db): Promise<string> {
  const kept = db.selectFrom('unsubscribe_keys').select('key');
  const found = await kept.executeTakeFirst();
  if (found) return found.key;
  const key = randomBytes(32).toString('base64url');
  await sql`insert into unsubscribe_keys (key) values (${key}) on conflict do nothing`.execute(db);
  return (await kept.executeTakeFirstOrThrow()).key;
}

const signed = (key: string, { userId, topic }: Unsubscribing): string =>
  `${userId}-${topic}-${createHmac('sha256', key).update(`${userId}-${topic}`).digest('base64url')}`;

/** The secret of a link that turns off a person's mail of a topic, for as long as there is the person: nothing is kept of it. */
export const unsubscribeSecret = async (db: Db, unsubscribing: Unsubscribing): Promise<string> =>
  signed(await prepareKey(db), unsubscribing);

/** What a link turns off; null for one that is none of ours. */
export async function readUnsubscribeSecret(db: Db, secret: string): Promise<Unsubscribing | null> {
  const [, userId = '', name = ''] = /^(\d{1,9})-([a-z]+)-[\w-]{43}$/.exec(secret) ?? [];
  const topic = TOPICS.find((each) => each === name);
  if (!topic) return null;
  const unsubscribing = { userId: Number(userId), topic };
  const [ours, theirs] = [signed(await prepareKey(db), unsubscribing), secret].map((each) => Buffer.from(each));
  return ours && theirs && ours.length === theirs.length && timingSafeEqual(ours, theirs) ? unsubscribing : null;
}
