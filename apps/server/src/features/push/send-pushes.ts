import type { Language } from '@mercadito/domain/language';
import type { Wordings } from '@mercadito/domain/messages/wording';
import type { Db } from '../../database/connection.ts';
import { type Answer, MOST_AT_ONCE, type Push } from '../../platform/push/deliver.ts';
import type { Pusher } from '../../platform/push/pusher.ts';
import { sha256 } from '../../platform/sha256.ts';
import { measureTokens } from '../accounts/index.ts';
import { markPushed } from '../inbox/index.ts';
import { deleteGone, markRefused, markTaken, type Pushed } from './push.queries.ts';
import { type Urgency, WORTH_SECONDS } from './what-to-push.ts';

const PUSH_URGENCY = { now: 'high', soon: 'normal' } as const;
const TOPIC_LENGTH = 32;
const NOTED_AT_ONCE = 100;
// Whoever has set a clock or a key right by then finds all devices as they were.
const REFUSED_DAYS = 7;
const DAY_MS = 86_400_000;

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

/** What becomes of pushes: what services have answered of which devices, entries that are done with, and how many were not taken. */
interface Sent {
  answered: { readonly device: Pushed; readonly answer: Answer }[];
  done: number[];
  failed: number;
}

/** Pushes an entry to all devices of its person: it is done when all have answered. */
async function pushOne(pusher: Pusher, devices: readonly Pushed[], knock?: number): Promise<Sent> {
  const answers = await Promise.all(
    devices.map(async (device) => {
      const answer = await pusher.send(device, pushOf(device, knock)).catch(() => null);
      return answer && { device, answer };
    }),
  );
  const answered = answers.filter((each) => each !== null);
  // Whoever was reached on one device is not woken there again for another one that is not.
  const isDone = answered.length === answers.length || answered.some(({ answer }) => answer === 'taken');
  return { answered, done: isDone ? devices.slice(0, 1).map(({ id }) => id) : [], failed: isDone ? 0 : 1 };
}

/** Whether a service has refused all for a device for so long that it is not reached there any more. */
const isLost = ({ refused_since: since }: Pushed, now: Date): boolean =>
  since !== null && now.getTime() - Date.parse(since) >= REFUSED_DAYS * DAY_MS;

async function keep(db: Db, { answered, done }: Pick<Sent, 'answered' | 'done'>, now: Date): Promise<void> {
  const where = (is: (device: Pushed, answer: Answer) => boolean) =>
    answered.filter(({ device, answer }) => is(device, answer)).map(({ device }) => device.endpoint);
  const gone = where((device, answer) => answer === 'gone' || (answer === 'refused' && isLost(device, now)));
  const refused = where((device, answer) => answer === 'refused' && device.refused_since === null);
  const takenAgain = where((device, answer) => answer === 'taken' && device.refused_since !== null);
  if (gone.length > 0) await measureTokens(db, await deleteGone(db, gone));
  if (refused.length > 0) await markRefused(db, refused, now);
  if (takenAgain.length > 0) await markTaken(db, takenAgain);
  if (done.length > 0) await markPushed(db, done, now);
}

/** What it takes to push. */
interface Pushing {
  readonly db: Db;
  readonly pusher: Pusher;
  readonly now: Date;
  readonly signal?: AbortSignal;
}

/**
 * Pushes entries to their devices, several at once, and notes on the way what became of them.
 * @returns how many were not taken
 */
export async function sendPushes(
  pushes: readonly Pushed[],
  { db, pusher, now, signal }: Pushing,
  knock?: number,
): Promise<number> {
  const entries = Map.groupBy(pushes, ({ id }) => id).values();
  let sent: Sent = { answered: [], done: [], failed: 0 };
  const note = async (): Promise<void> => {
    const noted = sent;
    sent = { answered: [], done: [], failed: noted.failed };
    await keep(db, noted, now);
  };
  // All take from one iterator: whoever has an answer goes on with the next entry.
  const goOn = async (): Promise<void> => {
    for (const devices of entries) {
      if (signal?.aborted) return;
      const { answered, done, failed } = await pushOne(pusher, devices, knock);
      sent.answered.push(...answered);
      sent.done.push(...done);
      sent.failed += failed;
      if (sent.done.length >= NOTED_AT_ONCE) await note();
    }
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, goOn));
  await note();
  signal?.throwIfAborted();
  return sent.failed;
}
