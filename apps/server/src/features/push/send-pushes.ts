import type { Language } from '@mercadito/domain/language';
import type { Wordings } from '@mercadito/domain/messages/wording';
import type { Db } from '../../database/connection.ts';
import { MOST_AT_ONCE, type Push, type Pusher } from '../../platform/push/pusher.ts';
import { sha256 } from '../../platform/sha256.ts';
import { measureTokens } from '../accounts/index.ts';
import { markPushed } from '../inbox/index.ts';
import { deleteGone, type Pushed } from './push.queries.ts';
import { type Urgency, WORTH_SECONDS } from './what-to-push.ts';

const PUSH_URGENCY = { now: 'high', soon: 'normal' } as const;
const TOPIC_LENGTH = 32;
const NOTED_AT_ONCE = 100;

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

/** What becomes of pushes: entries that are done with, addresses that lead nowhere any more, and how many were not taken. */
interface Sent {
  gone: string[];
  done: number[];
  failed: number;
}

/** Pushes an entry to all devices of its person: it is done when all have answered. */
async function pushOne(pusher: Pusher, devices: readonly Pushed[], knock?: number): Promise<Sent> {
  const answers = await Promise.all(
    devices.map((device) => pusher.send(device, pushOf(device, knock)).catch(() => 'failed')),
  );
  // Whoever was reached on one device is not woken there again for another one that is not.
  const isDone = answers.includes('taken') || !answers.includes('failed');
  return {
    gone: devices.filter((_, index) => answers[index] === 'gone').map(({ endpoint }) => endpoint),
    done: isDone ? devices.slice(0, 1).map(({ id }) => id) : [],
    failed: isDone ? 0 : 1,
  };
}

async function keep(db: Db, { gone, done }: Pick<Sent, 'gone' | 'done'>, now: Date): Promise<void> {
  if (gone.length > 0) await measureTokens(db, await deleteGone(db, gone));
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
  let sent: Sent = { gone: [], done: [], failed: 0 };
  const note = async (): Promise<void> => {
    const noted = sent;
    sent = { gone: [], done: [], failed: noted.failed };
    await keep(db, noted, now);
  };
  // All take from one iterator: whoever has an answer goes on with the next entry.
  const goOn = async (): Promise<void> => {
    for (const devices of entries) {
      if (signal?.aborted) return;
      const { gone, done, failed } = await pushOne(pusher, devices, knock);
      sent.gone.push(...gone);
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
