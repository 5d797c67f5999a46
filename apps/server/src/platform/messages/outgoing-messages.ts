import { type DomainEvent, EVENTS } from '@mercadito/domain/events/domain-event';
import { type RawBuilder, sql } from 'kysely';
import type { Statements } from '../../database/all-of.ts';
import type { Db } from '../../database/connection.ts';
import { DEFAULT_OPTIONS } from '../jobs/job.ts';
import { insertingJobs } from '../jobs/jobs.queries.ts';

/** The job that tells people of a write; it is defined by the feature that knows them. */
export const SPREAD_MESSAGES = 'message.spread';

/** A handful of statements: another process takes over from one that has died while people still wait. */
export const SPREADING = { ...DEFAULT_OPTIONS, expireInSeconds: 60 };

/**
 * Statements for `doAllOf` that leave a write's messages for after the commit: one row with the events of which somebody is told,
 * and the job that tells them. None where nobody is told of anything.
 * @param condition what has to hold beside, of the transaction
 */
export function leavingMessages(
  actorId: number | null,
  events: readonly DomainEvent[],
  condition: RawBuilder<unknown>,
): Statements {
  const told = events.filter(({ type }) => EVENTS[type].telling === 'told');
  if (told.length === 0) return {};
  return {
    message: sql`
      insert into outgoing_messages (actor_id, events)
      select ${actorId}::integer, ${JSON.stringify(told)}::jsonb where ${condition} returning id`,
    ...insertingJobs(
      SPREAD_MESSAGES,
      sql`select jsonb_build_object('message_id', id) as payload, now() as start_after from message`,
      SPREADING,
    ),
  };
}

/** What of one write people are told. */
export interface OutgoingMessage {
  readonly actorId: number | null;
  readonly events: readonly DomainEvent[];
}

/** Takes a write's messages out of what is to be told; null where that was done already. Locked until the transaction ends. */
export async function takeOutgoingMessage(transaction: Db, id: number): Promise<OutgoingMessage | null> {
  const row = await transaction
    .deleteFrom('outgoing_messages')
    .where('id', '=', id)
    .returning(['actor_id', 'events'])
    .executeTakeFirst();
  return row ? { actorId: row.actor_id, events: row.events as unknown as readonly DomainEvent[] } : null;
}

/** How many writes wait of which nobody has been told yet. */
export async function countOutgoingMessages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('outgoing_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
