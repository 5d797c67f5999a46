import { setTimeout as pause } from 'node:timers/promises';
import { MOST_AT_ONCE } from './http-client.ts';

/** One call: how long its answer took, what it was, and when it was asked for, in ms since the beginning. */
export interface Sample {
  readonly at: number;
  readonly took: number;
  readonly status: number;
}

/** Does one thing a person does, of one call or several, and notes each of them. */
export type Visit = (note: (sample: Omit<Sample, 'at'>) => void) => Promise<void>;

const TICK_MS = 2;
// Where this side was held up, what it missed is left out: the load comes no denser for it.
const MOST_BEHIND_MS = 20;

/** So many people who each wait for an answer before they ask again: what a server can do at most. */
export async function keepBusy(people: number, seconds: number, visit: Visit): Promise<Sample[]> {
  const { samples, since, note } = notebook();
  const one = async (): Promise<void> => {
    while (since() < seconds * 1000) await visit(note(since()));
  };
  await Promise.all(Array.from({ length: people }, one));
  return samples;
}

/**
 * So many visits a second, whether or not the earlier ones were answered: as people come.
 * @param isOver ends it before its time
 */
export async function offerLoad(
  perSecond: number,
  seconds: number,
  visit: Visit,
  isOver = () => false,
): Promise<Sample[]> {
  const { samples, since, note } = notebook();
  const underway = new Set<Promise<void>>();
  const period = 1000 / perSecond;
  for (let next = 0; since() < seconds * 1000 && !isOver(); await pause(TICK_MS)) {
    for (next = Math.max(next, since() - MOST_BEHIND_MS); next <= since(); next += period) {
      if (underway.size >= MOST_AT_ONCE) continue;
      const one = visit(note(since())).finally(() => underway.delete(one));
      underway.add(one);
    }
  }
  await Promise.all(underway);
  return samples;
}

function notebook() {
  const began = performance.now();
  const samples: Sample[] = [];
  return {
    samples,
    since: () => performance.now() - began,
    note: (at: number) => (sample: Omit<Sample, 'at'>) => {
      samples.push({ at, ...sample });
    },
  };
}
