import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';

const HEARD_WITHIN_MS = 3_000;

/** Whether what is told by the way of calls is heard by the way of those who listen. */
export async function hearsItself({ db, listen }: Database): Promise<boolean> {
  const channel = `hears_itself_${randomUUID()}`;
  const heard = Promise.withResolvers<boolean>();
  const stop = await listen(channel, () => heard.resolve(true));
  const timer = setTimeout(() => heard.resolve(false), HEARD_WITHIN_MS);
  await sql`select pg_notify(${channel}, '')`.execute(db);
  return heard.promise.finally(() => {
    clearTimeout(timer);
    return stop();
  });
}
