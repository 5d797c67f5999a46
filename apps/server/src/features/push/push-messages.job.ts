import type { DomainEvent } from '@mercadito/domain/events/domain-event';
import type { Language } from '@mercadito/domain/language';
import { isWanted, type Topic } from '@mercadito/domain/messages/preferences';
import type { Wordings } from '@mercadito/domain/messages/wording';
import * as z from 'zod';
import type { Db } from '../../database/connection.ts';
import { databaseTime } from '../../database/identity.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { defineJob, type Job } from '../../platform/jobs/job.ts';
import type { ReceiverWord } from '../../platform/messages/receivers.ts';
import type { Push, Pusher } from '../../platform/push/pusher.ts';
import type { Services } from '../../platform/serve/services.ts';
import { sha256 } from '../../platform/sha256.ts';
import { measureTokens } from '../accounts/index.ts';
import { type BeginWay, markPushed, preferencesOf, stillHolds } from '../inbox/index.ts';
import { deleteGone, listToPush, listToPushAgain, type Pushed, queuePushes } from './push.queries.ts';
import { type RingsFrom, type Urgency, WORTH_SECONDS, whatToPush } from './what-to-push.ts';

const PUSH_MESSAGES = 'message.push';
const payload = z.object({ message_id: z.int(), from: z.int(), to: z.int() });
const pushJob = (run: Job<typeof payload>['run']): Job<typeof payload> => defineJob(PUSH_MESSAGES, { payload, run });
const QUEUE = pushJob(async () => undefined);

const AT_ONCE = 25;
const PUSH_URGENCY = { now: 'high', soon: 'normal' } as const;
const TOPIC_LENGTH = 32;

/** Reaches the devices of those who were told, where they have some. */
export const pushWay: BeginWay = (db, messageId) => queuePushes(db, PUSH_MESSAGES, messageId);

/** @param knock how often it was pushed before, where it is to be heard again; see `showPushed` of the service worker */
function pushOf({ id, href, wordings, language, created_at: at, urgency }: Pushed, knock?: number): Push {
  const { title, text } = (wordings as unknown as Wordings)[(language ?? 'es') as Language];
  // Of one thing the newest is shown, in place of what was shown of it before.
  const tag = sha256(href).slice(0, TOPIC_LENGTH);
  return {
    payload: JSON.stringify({ id, title, text, href, tag, at, knock }),
    ttlSeconds: WORTH_SECONDS[urgency as Urgency],
    urgency: PUSH_URGENCY[urgency as Urgency],
    topic: tag,
  };
}

/** What became of some pushes at once: entries that are done with, and addresses that lead nowhere any more. */
async function sendSome(pusher: Pusher, batch: readonly Pushed[], knock?: number) {
  const answers = await Promise.all(
    batch.map(async (pushed) => ({
      pushed,
      answer: await pusher.send(pushed, pushOf(pushed, knock)).catch(() => 'failed'),
    })),
  );
  const idsOf = (answer: string) => answers.filter((each) => each.answer === answer).map(({ pushed }) => pushed.id);
  // Whoever was reached on one device is not woken there again for another one that is not.
  const taken = new Set(idsOf('taken'));
  const failed = new Set(idsOf('failed').filter((id) => !taken.has(id)));
  return {
    gone: answers.filter(({ answer }) => answer === 'gone').map(({ pushed }) => pushed.endpoint),
    done: batch.filter(({ id }) => !failed.has(id)).map(({ id }) => id),
    failed: failed.size,
  };
}

/** Batches that hold all devices of an entry: it is done when all have answered. */
function batchesOf(pushes: readonly Pushed[]): Pushed[][] {
  const batches: Pushed[][] = [];
  for (const devices of Map.groupBy(pushes, ({ id }) => id).values()) {
    const last = batches.at(-1);
    if (last && last.length + devices.length <= AT_ONCE) last.push(...devices);
    else batches.push(devices);
  }
  return batches;
}

async function keep(db: Db, { gone, done }: { gone: readonly string[]; done: readonly number[] }, now: Date) {
  if (gone.length > 0) await measureTokens(db, await deleteGone(db, gone));
  if (done.length > 0) await markPushed(db, done, now);
}

const isWantedPushed = (pushed: Pushed): boolean =>
  isWanted(preferencesOf(pushed).choices, pushed.topic as Topic, 'push');

/** Those that still hold; asked once for each event and kind of receiver. */
async function holdingStill(db: Db, waiting: readonly Pushed[]): Promise<Pushed[]> {
  const alike = Map.groupBy(waiting, ({ event, receiver }) => JSON.stringify([event, receiver]));
  const holding: Pushed[] = [];
  for (const [first, ...others] of alike.values()) {
    if (first && (await stillHolds(db, first.event as unknown as DomainEvent, first.receiver as ReceiverWord)))
      holding.push(first, ...others);
  }
  return holding;
}

/** Pushes an entry once more, to be heard anew; what a service does not take now is not tried again. */
export async function pushAgain(
  { database: { db }, pusher, now: clock }: Pick<Services, 'database' | 'pusher' | 'now'>,
  { entryId, knock }: { readonly entryId: number; readonly knock: number },
): Promise<void> {
  const devices = (await listToPushAgain(db, entryId, clock())).filter(isWantedPushed);
  await keep(db, await sendSome(pusher, devices, knock), await databaseTime(db));
}

/**
 * Pushes what people were told to their devices (MESSAGE-6). What was read meanwhile, or holds no more, is pushed to nobody;
 * what a service did not take is tried again by itself.
 */
export const pushMessages = (ringsFrom: RingsFrom): typeof QUEUE =>
  pushJob(
    async ({ message_id: messageId, from, to }, { services: { config, database, pusher, now: clock }, signal }) => {
      const { db } = database;
      // Entries bear the time of the database, sessions that of the processes.
      const moment = { now: await databaseTime(db), timeZone: config.timeZone };
      const waiting = await listToPush(db, { messageId, from, to }, clock());
      const wanted = (await holdingStill(db, waiting)).filter(isWantedPushed);
      const { now: pushes, putOffMs } = whatToPush(wanted, await ringsFrom(db, wanted, moment), moment);
      if (putOffMs !== null) await enqueue(db, QUEUE, { message_id: messageId, from, to }, putOffMs);
      let failed = 0;
      for (const batch of batchesOf(pushes)) {
        signal.throwIfAborted();
        const sent = await sendSome(pusher, batch);
        await keep(db, sent, moment.now);
        failed += sent.failed;
      }
      if (failed > 0) throw new Error(`${failed} of ${pushes.length} pushes were not taken`);
    },
  );
