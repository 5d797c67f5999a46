import type pg from 'pg';
import type { Queue } from './database.ts';

// Each turn weighs so much in what a turn is expected to take: the last hundred or so count.
const WEIGHT = 0.02;
// When the whole machine stood still for a moment, all turns seem long: that says nothing about the next ones.
const LONGEST_TURN_MS = 100;

/** Watches how long connections are held, to say how long a newcomer would wait for one. */
export interface PoolQueue {
  /** Somebody got a connection; call the answer when it is given back. */
  readonly begin: () => () => void;
  readonly look: () => Queue;
}

/** The queue in front of a pool. */
export function watchQueue(pool: pg.Pool): PoolQueue {
  let turnMs = 0;
  return {
    begin: () => {
      const began = performance.now();
      return () => {
        turnMs += WEIGHT * (Math.min(performance.now() - began, LONGEST_TURN_MS) - turnMs);
      };
    },
    look: () => ({ waiting: pool.waitingCount, expectedMs: (pool.waitingCount * turnMs) / pool.options.max }),
  };
}
