import type { DomainEvent } from '@mercadito/domain/events/domain-event';
import { isWanted, type Topic } from '@mercadito/domain/messages/preferences';
import * as z from 'zod';
import type { Db } from '../../database/connection.ts';
import { databaseTime } from '../../database/identity.ts';
import { putOff } from '../../platform/jobs/enqueue.ts';
import { defineJob, type Job } from '../../platform/jobs/job.ts';
import { hastenJobs } from '../../platform/jobs/jobs.queries.ts';
import type { ReceiverWord } from '../../platform/messages/receivers.ts';
import type { Services } from '../../platform/serve/services.ts';
import { type BeginWay, preferencesOf, stillHolds } from '../inbox/index.ts';
import { listToPush, listToPushAgain, type Pushed, queuePushes, waitsToReach } from './push.queries.ts';
import { sendPushes } from './send-pushes.ts';
import { type RingsFrom, whatToPush } from './what-to-push.ts';

const payload = z.object({ message_id: z.int(), from: z.int(), to: z.int() });
const pushJob = (run: Job<typeof payload>['run']): Job<typeof payload> =>
  // Longer than a service that never answers holds up all of a job; what was pushed is noted on the way.
  defineJob('message.push', { payload, run, expireInSeconds: 120 });
const QUEUE = pushJob(async () => undefined);

/** Reaches the devices of those who were told, where they have some. */
export const pushWay: BeginWay = (db, messageId) => queuePushes(db, QUEUE, messageId);

/** Looks anew at what was put off for somebody: when they are to hear of it is another time now. */
export const pushAnewTo = (db: Db, userId: number): Promise<void> => hastenJobs(db, QUEUE.name, waitsToReach(userId));

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
  await sendPushes(devices, { db, pusher, now: await databaseTime(db) }, knock);
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
      const { now: pushes, later } = whatToPush(wanted, await ringsFrom(db, wanted, moment), moment);
      if (later) await putOff(db, QUEUE, { message_id: messageId, from, to }, later);
      const failed = await sendPushes(pushes, { db, pusher, now: moment.now, signal });
      if (failed > 0) throw new Error(`${failed} of ${pushes.length} pushes were not taken`);
    },
  );
