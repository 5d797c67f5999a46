import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

// What was missed while the processor had other things to do is made up for, up to so much.
const MOST_BEHIND_MS = 100;

/** Lets callers go on one by one, so far apart on average; whatever else waits has its turn between any two. */
export function createPace(betweenMs: number): () => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  let nextAt = 0;
  const wait = (): Promise<unknown> => {
    const now = performance.now();
    const ms = nextAt - now;
    nextAt = Math.max(nextAt, now - MOST_BEHIND_MS) + betweenMs;
    return ms > 0 ? pause(ms) : nextTurn();
  };
  return () => {
    last = last.then(wait);
    return last;
  };
}
