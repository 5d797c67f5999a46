import { quietFor } from '@mercadito/domain/messages/preferences';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import type { Db } from '../../database/connection.ts';
import { preferencesOf } from '../inbox/index.ts';
import type { Pushed } from './push.queries.ts';

const MINUTE_MS = 60_000;
const HOUR_SECONDS = 3_600;
/** How long something is worth telling by push: then the inbox has it. */
export const WORTH_SECONDS = { now: 4 * HOUR_SECONDS, soon: 24 * HOUR_SECONDS } as const;

export type Urgency = keyof typeof WORTH_SECONDS;

/** Now, and the clock on the wall of the site. */
interface Moment {
  readonly now: Date;
  readonly timeZone: string;
}

/**
 * From when on entries ring: those of somebody who is closed from their opening. What it leaves out rings from when it was told,
 * and what it has without a time not at all any more.
 */
export type RingsFrom = (
  db: Db,
  pushes: readonly Pushed[],
  moment: Moment,
) => Promise<ReadonlyMap<number, Date | undefined>>;

/** For how many milliseconds an entry is put off: 0 for what is pushed now; null for what is worth no push any more. */
function putOffFor(pushed: Pushed, from: Date | undefined, { now, timeZone }: Moment): number | null {
  if (from === undefined) return null;
  const since = now.getTime() - from.getTime();
  if (since >= WORTH_SECONDS[pushed.urgency as Urgency] * 1_000) return null;
  if (since < 0) return -since;
  if (pushed.urgency === 'now') return 0;
  return quietFor(preferencesOf(pushed).quiet, localTime(now, timeZone).minutes) * MINUTE_MS;
}

/** Those that are pushed now, and for how long the next of the others is put off, urgent ones first; false where none is. */
export function whatToPush(wanted: readonly Pushed[], ringing: Awaited<ReturnType<RingsFrom>>, moment: Moment) {
  // Of a clock that was set back, what was told is not to come.
  const toldAt = ({ created_at }: Pushed) => new Date(Math.min(Date.parse(created_at), moment.now.getTime()));
  const fromOf = (pushed: Pushed) => (ringing.has(pushed.id) ? ringing.get(pushed.id) : toldAt(pushed));
  const timed = wanted.map((pushed) => ({ pushed, ms: putOffFor(pushed, fromOf(pushed), moment) }));
  const waiting = timed.flatMap(({ pushed: { urgency }, ms }) => (ms !== null && ms > 0 ? [{ urgency, ms }] : []));
  return {
    now: timed.filter(({ ms }) => ms === 0).map(({ pushed }) => pushed),
    // What waits for longer is put off again then.
    later: waiting.length > 0 && {
      inMs: Math.min(...waiting.map(({ ms }) => ms)),
      priority: waiting.some(({ urgency }) => urgency === 'now') ? 1 : 0,
    },
  };
}
