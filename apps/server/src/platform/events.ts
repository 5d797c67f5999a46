import type { CacheTag } from '@mercadito/contracts/cache-tags';
import { sql } from 'kysely';
import type { Database, Db } from '../database/connection.ts';
import type { Actor } from './actor.ts';

const CHANNEL = 'mercadito_refresh';

/** Who is to refresh: one person, a business's owner, everybody with a role, or all. */
export type Audience = { user: number } | { company: number } | { role: 'driver' | 'admin' } | 'everybody';

interface Notice {
  audience: Audience;
  tags: CacheTag[];
}

export interface EventHub {
  /**
   * Calls `onTags` for what concerns this person until the returned function is called, and `onGap` when something may have
   * been missed.
   */
  readonly subscribe: (actor: Actor, onTags: (tags: readonly CacheTag[]) => void, onGap: () => void) => () => void;
  readonly close: () => Promise<void>;
}

const held = new WeakMap<Db, string[]>();

/** From now on what is published on this transaction waits in the list returned, to be sent with its last statement. */
export function holdNotices(transaction: Db): readonly string[] {
  const notices: string[] = [];
  held.set(transaction, notices);
  return notices;
}

/** A query that sends notices when the transaction commits. */
export const sending = (notices: readonly string[]) =>
  sql`select pg_notify(${CHANNEL}, notice) from unnest(${[...notices]}::text[]) as notice`;

/**
 * Tells an audience which cached reads have changed. Sent by the database when the transaction commits, so that nobody
 * hears of what did not happen, and by every server process to its own listeners.
 */
export async function publish(transaction: Db, audience: Audience, tags: CacheTag[]): Promise<void> {
  const notice = JSON.stringify({ audience, tags } satisfies Notice);
  const notices = held.get(transaction);
  if (notices) notices.push(notice);
  else await sending([notice]).execute(transaction);
}

function concerns(audience: Audience, actor: Actor): boolean {
  if (audience === 'everybody') return true;
  if ('user' in audience) return audience.user === actor.userId;
  if ('company' in audience) return audience.company === actor.companyId;
  return actor.role === 'admin' || actor.role === audience.role;
}

/** Listens once per process and hands each notice to the streams it concerns. */
export async function createEventHub(database: Database): Promise<EventHub> {
  const listeners = new Map<symbol, { actor: Actor; onTags: (tags: readonly CacheTag[]) => void; onGap: () => void }>();
  const onPayload = (payload: string): void => {
    const { audience, tags } = JSON.parse(payload) as Notice;
    for (const { actor, onTags } of listeners.values()) if (concerns(audience, actor)) onTags(tags);
  };
  const onGap = (): void => {
    for (const listener of listeners.values()) listener.onGap();
  };
  const unlisten = await database.listen(CHANNEL, onPayload, onGap);
  return {
    subscribe: (actor, onTags, onGap) => {
      const key = Symbol(actor.username);
      listeners.set(key, { actor, onTags, onGap });
      return () => listeners.delete(key);
    },
    close: unlisten,
  };
}
