import { may } from '@mercadito/domain/access/may';
import type { CacheTag } from '@mercadito/domain/events/domain-event';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Actor } from '../serve/actor.ts';

/** Where notices are sent. */
export const NOTICES = 'mercadito_refresh';

/** Who is to refresh: one person, a business's owner, everybody with a role, or all. */
export type Audience = { user: number } | { company: number } | { role: 'driver' | 'admin' } | 'everybody';

/** Which cached reads of whom have changed. Every server process hands it to its own listeners. */
export interface Notice {
  readonly audience: Audience;
  readonly tags: readonly CacheTag[];
}

export interface NoticeHub {
  /**
   * Calls `onTags` for what concerns this person, or for what everybody is told, until the returned function is called, and `onGap` when something may have
   * been missed.
   */
  readonly subscribe: (
    actor: Actor | null,
    onTags: (tags: readonly CacheTag[]) => void,
    onGap: () => void,
  ) => () => void;
  readonly close: () => Promise<void>;
}

/** A query that sends notices when the transaction commits, so that nobody hears of what did not happen. */
export const sending = (notices: readonly Notice[]) =>
  sql`select pg_notify(${NOTICES}, notice) from unnest(${notices.map((notice) => JSON.stringify(notice))}::text[]) as notice`;

/** What somebody may who hears what is said to a role: Admins watch over the drivers' work too. */
const LISTENING = { driver: 'delivery.enter', admin: 'site.enter' } as const;

function concerns(audience: Audience, actor: Actor | null): boolean {
  if (audience === 'everybody') return true;
  if (!actor) return false;
  if ('user' in audience) return audience.user === actor.userId;
  if ('company' in audience) return audience.company === actor.companyId;
  return may(actor.person, LISTENING[audience.role]).allowed;
}

/** Listens once per process and hands each notice to the streams it concerns. */
export async function createNoticeHub(database: Database): Promise<NoticeHub> {
  const listeners = new Map<
    symbol,
    { actor: Actor | null; onTags: (tags: readonly CacheTag[]) => void; onGap: () => void }
  >();
  const onPayload = (payload: string): void => {
    // Whoever is told reads at once what a standby may not have yet.
    database.standby?.heard();
    const { audience, tags } = JSON.parse(payload) as Notice;
    for (const { actor, onTags } of listeners.values()) if (concerns(audience, actor)) onTags(tags);
  };
  const onGap = (): void => {
    database.standby?.heard();
    for (const listener of listeners.values()) listener.onGap();
  };
  const unlisten = await database.listen(NOTICES, onPayload, onGap);
  return {
    subscribe: (actor, onTags, onGap) => {
      const key = Symbol(actor?.username);
      listeners.set(key, { actor, onTags, onGap });
      return () => listeners.delete(key);
    },
    close: unlisten,
  };
}
