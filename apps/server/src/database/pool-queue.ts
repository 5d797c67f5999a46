import type { Queue } from './database.ts';

// Each turn weighs so much in what a turn is expected to take: the last hundred or so count.
const WEIGHT = 0.02;
// When the whole machine stood still for a moment, all turns seem long: that says nothing about the next ones.
const LONGEST_TURN_MS = 100;

/** Watches how long places are held, to say how long a newcomer would wait for one. */
export interface PoolQueue {
  /** Somebody got a place; call the answer when it is given back. */
  readonly begin: () => () => void;
  readonly look: () => Queue;
}

/**
 * A queue in front of so many places, as a pool's.
 * @param countWaiting how many stand in it now
 */
export function watchQueue(places: number, countWaiting: () => number): PoolQueue {
  let turnMs = 0;
  return {
    begin: () => {
      const began = performance.now();
      return () => {
        turnMs += WEIGHT * (Math.min(performance.now() - began, LONGEST_TURN_MS) - turnMs);
      };
    },
    look: () => {
      const waiting = countWaiting();
      return { waiting, expectedMs: (waiting * turnMs) / places };
    },
  };
}
