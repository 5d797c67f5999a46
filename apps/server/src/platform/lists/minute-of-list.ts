import { basisOf } from './paging.ts';

const MINUTE = 60_000;
/** Of a list that is being read. */
const OLDEST_MINUTES = 24 * 60;

/**
 * The minute by which a list says who is open: its later pages go on by the one that it began with, so that none is shown twice.
 * A list that was begun long ago, or never, goes on by this minute.
 */
export function minuteOf(cursor: string | undefined, now: Date): number {
  const minute = Math.floor(now.getTime() / MINUTE);
  const began = basisOf(cursor);
  return began !== undefined && began <= minute && began >= minute - OLDEST_MINUTES ? began : minute;
}

/** The instant of such a minute. */
export const atMinute = (minute: number): Date => new Date(minute * MINUTE);
