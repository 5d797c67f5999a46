import type { DomainEvent } from '@mercadito/domain/events/domain-event';
import * as z from 'zod';
import type { Db } from '../../database/connection.ts';
import { databaseTime } from '../../database/identity.ts';
import { inTransaction } from '../../database/transaction.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { isTold, type Message, messagesOf } from '../../platform/messages/messages.ts';
import { SPREAD_MESSAGES, SPREADING, takeOutgoingMessage } from '../../platform/messages/outgoing-messages.ts';
import { RECEIVERS, type Receivers, type ReceiverWord } from '../../platform/messages/receivers.ts';
import { tell } from '../../platform/record/audit.ts';
import type { Services } from '../../platform/serve/services.ts';
import { insertInboxEntries } from './inbox.queries.ts';
import { findFacts } from './message-facts.queries.ts';
import { listReceivers, type Moment } from './receivers.queries.ts';

/** One event of a write, and who did it. */
interface Told {
  readonly messageId: number;
  readonly position: number;
  readonly event: DomainEvent;
  readonly actorId: number | null;
}

/** Puts what one event means for one kind of people into their inboxes; answers whose. */
async function tellOf(
  db: Db,
  { messageId, position, event, actorId }: Told,
  { receiver, message, facts }: { receiver: ReceiverWord; message: Message<object>; facts: object },
  moment: Moment,
): Promise<number[]> {
  // The table's type holds that the event carries the ids of whom it is told.
  const find = RECEIVERS[receiver] as (ids: DomainEvent) => Receivers;
  const people = await listReceivers(db, find(event), moment);
  const others = message.evenOfOneself ? people : people.filter((id) => id !== actorId);
  const { urgency, text, leadsTo } = message;
  const entry = { messageId, position, event, receiver, urgency, wordings: text(facts), href: leadsTo(facts) };
  return insertInboxEntries(db, others, entry);
}

async function spread(db: Db, told: Told, moment: Moment): Promise<number[]> {
  const messages = Object.entries(messagesOf(told.event)) as [ReceiverWord, Message<object>][];
  const facts = messages.length > 0 ? await findFacts(db, told.event) : null;
  if (!facts) return [];
  const reached: number[] = [];
  for (const [receiver, message] of messages) {
    if (message.holds?.(facts) ?? true) reached.push(...(await tellOf(db, told, { receiver, message, facts }, moment)));
  }
  return reached;
}

/** Whether what somebody was told still holds; also where only a newer version knows the message. */
export async function stillHolds(db: Db, event: DomainEvent, receiver: ReceiverWord): Promise<boolean> {
  const holds = messagesOf(event)[receiver]?.holds;
  if (!holds) return true;
  const facts = await findFacts(db, event);
  return facts !== null && holds(facts);
}

/** A way beyond the inbox: begins with what a write has put there, in the transaction that has. */
export type BeginWay = (db: Db, messageId: number, services: Services) => Promise<void>;

/** Tells people of a write: what they are told is in their inboxes when the row that waited for it is gone (MESSAGE-2). */
export const spreadMessages = (ways: readonly BeginWay[]) =>
  defineJob(SPREAD_MESSAGES, {
    payload: z.object({ message_id: z.int() }),
    ...SPREADING,
    run: async ({ message_id: messageId }, { services }) => {
      const { config, database } = services;
      await inTransaction(database.db, async (db) => {
        const message = await takeOutgoingMessage(db, messageId);
        if (!message) return;
        // Written by a version that comes later: the job waits until one of its processes tells of it.
        const unknown = message.events.find((event) => !isTold(event));
        if (unknown) throw new Error(`Nobody is told here of what is called ${unknown.type}`);
        const moment = { now: await databaseTime(db), timeZone: config.timeZone };
        const reached: number[] = [];
        for (const [position, event] of message.events.entries()) {
          reached.push(...(await spread(db, { messageId, position, event, actorId: message.actorId }, moment)));
        }
        if (reached.length > 0) for (const begin of ways) await begin(db, messageId, services);
        await tell(
          db,
          [...new Set(reached)].map((userId) => ({ type: 'inbox.changed', userId })),
        );
      });
    },
  });
