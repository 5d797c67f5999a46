import type { Queue } from './database.ts';
import { watchQueue } from './pool-queue.ts';

/** Does the work when its turn has come. */
export type Through = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The turn to write did not come in time: as many as may write wait for something. */
export class NoTurn extends Error {
  constructor() {
    super('The turn to write did not come in time');
  }
}

/**
 * Has so many write at once, the others one after the other, whoever was there first: a write may wait for somebody's lock
 * with a connection in its hand, and reads need some.
 * @param patienceMs how long one waits for the turn, or `NoTurn` is thrown
 */
export function createWriters(atOnce: number, patienceMs: number): { through: Through; look: () => Queue } {
  const line = new Set<() => void>();
  const queue = watchQueue(atOnce, () => line.size);
  let running = 0;

  const wait = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer);
        line.delete(go);
        resolve();
      };
      const timer = setTimeout(() => {
        line.delete(go);
        reject(new NoTurn());
      }, patienceMs);
      line.add(go);
    });

  const leave = (): void => {
    const [next] = line;
    // Whoever leaves gives the place to the next one.
    if (next) next();
    else running -= 1;
  };

  const through: Through = async (work) => {
    if (running >= atOnce) await wait();
    else running += 1;
    const end = queue.begin();
    try {
      return await work();
    } finally {
      end();
      leave();
    }
  };
  return { through, look: queue.look };
}
