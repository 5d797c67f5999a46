import { networksOf } from './network-of.ts';

/** How many within how long. */
export interface Rate {
  readonly max: number;
  readonly windowMs: number;
}

type Taken =
  | {
      readonly isOver: false;
      /** Which one of its window this is, from 1. */
      readonly count: number;
      /** Takes it out of the count again. */
      readonly giveBack: () => void;
      /** Counts so many more with it, beyond what is left too: they are there already. */
      readonly addMore: (more: number) => void;
    }
  | { readonly isOver: true; readonly retryAfterSeconds: number };

/** Takes a place for a key, where one is left. */
export type Counter = (key: string) => Taken;

// Some megabytes at most, whoever comes from however many addresses: the oldest is forgotten first.
const MOST_KEYS = 20_000;

/**
 * Counts by key, in this process's memory. A key's window begins with its first place and ends as a whole. What is over is
 * not counted, so that trying does not prolong the wait.
 */
export function createCounter({ max, windowMs }: Rate, now: () => Date): Counter {
  // In the order in which they began, and so in the order in which they end.
  const windows = new Map<string, { count: number; endsAt: number }>();

  function forgetEnded(at: number): void {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > at && windows.size < MOST_KEYS) return;
      windows.delete(key);
    }
  }

  return (key) => {
    const at = now().getTime();
    forgetEnded(at);
    const window = windows.get(key) ?? { count: 0, endsAt: at + windowMs };
    if (window.count >= max) {
      return { isOver: true, retryAfterSeconds: Math.max(1, Math.ceil((window.endsAt - at) / 1000)) };
    }
    window.count += 1;
    windows.set(key, window);
    const addMore = (more: number): void => {
      window.count += more;
    };
    return { isOver: false, count: window.count, giveBack: () => addMore(-1), addMore };
  };
}

/** A /48 of IPv6 may have many households in it; each has a /64 at least. */
const HOUSES_OF_SITE = 5;

/** Counts by the networks of an address: of IPv6 by its /64, and five times as much by its /48. The key is the address. */
export function createAddressCounter(rate: Rate, now: () => Date): Counter {
  const narrow = createCounter(rate, now);
  const wide = createCounter({ ...rate, max: rate.max * HOUSES_OF_SITE }, now);
  return (ip) => {
    const [house, site] = networksOf(ip);
    const inHouse = narrow(house);
    if (inHouse.isOver || site === undefined) return inHouse;
    const inSite = wide(site);
    if (inSite.isOver) {
      inHouse.giveBack();
      return inSite;
    }
    const addMore = (more: number): void => {
      inHouse.addMore(more);
      inSite.addMore(more);
    };
    const count = Math.max(inHouse.count, Math.ceil(inSite.count / HOUSES_OF_SITE));
    return { isOver: false, count, giveBack: () => addMore(-1), addMore };
  };
}
