import { unavailable } from '../problems/errors.ts';

interface Bounds {
  /** How many go through at once. */
  readonly atOnce: number;
  /** How many wait at most; any number when left out. */
  readonly mostWaiting?: number;
  /** How long one waits at most, in ms; as long as it takes when left out. */
  readonly patienceMs?: number;
  /** What whoever is turned away is told; that the server is busy, when left out. */
  readonly refuse?: () => Error;
}

interface Waiting {
  readonly go: () => void;
  readonly giveUp: () => void;
}

/**
 * Lets so many through at once. The others wait, each person in a line of their own, and the lines take turns: who brings
 * much waits for it and nobody else does. Where no more may wait, the longest line gives up its last one for somebody with less.
 * @param onEmpty called each time when nobody is in it any more
 * @returns does the work when its turn has come, or throws what `refuse` makes; `hasRoomFor` tells whether it would let one
 * more of a person in, or have them wait
 */
export function createConcurrencyLimit(bounds: Bounds, onEmpty: () => void = () => undefined) {
  const { atOnce, mostWaiting = Number.POSITIVE_INFINITY, patienceMs, refuse = unavailable } = bounds;
  // In the order of their turns; a line that is empty is none.
  const lines = new Map<string, Set<Waiting>>();
  let running = 0;

  const isFull = (): boolean => [...lines.values()].reduce((sum, line) => sum + line.size, 0) >= mostWaiting;
  const longestLine = (): Set<Waiting> =>
    [...lines.values()].reduce((longest, line) => (line.size > longest.size ? line : longest), new Set<Waiting>());
  const hasRoomFor = (whose = ''): boolean =>
    running < atOnce || !isFull() || longestLine().size > (lines.get(whose)?.size ?? 0) + 1;

  const wait = (whose: string): Promise<void> =>
    new Promise((resolve, reject) => {
      if (!hasRoomFor(whose)) return reject(refuse());
      if (isFull()) [...longestLine()].at(-1)?.giveUp();
      const line = lines.get(whose) ?? new Set();
      const leaveLine = (): void => {
        clearTimeout(timer);
        line.delete(one);
        if (line.size === 0) lines.delete(whose);
      };
      const one: Waiting = {
        go: () => {
          leaveLine();
          resolve();
        },
        giveUp: () => {
          leaveLine();
          reject(refuse());
        },
      };
      const timer = patienceMs === undefined ? undefined : setTimeout(one.giveUp, patienceMs);
      lines.set(whose, line.add(one));
    });

  /** Whoever leaves gives the place to the next one. */
  const leave = (): void => {
    const [turn] = lines;
    if (turn) {
      const [whose, line] = turn;
      const [first] = line;
      lines.delete(whose);
      lines.set(whose, line);
      first?.go();
      return;
    }
    running -= 1;
    if (running === 0) onEmpty();
  };

  const through = async <T>(work: () => Promise<T>, whose = ''): Promise<T> => {
    if (running >= atOnce) await wait(whose);
    else running += 1;
    try {
      return await work();
    } finally {
      leave();
    }
  };
  return Object.assign(through, { hasRoomFor });
}

type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>;

/**
 * A concurrency limit for each key: does the work when its turn among those of its key has come.
 * @param limits those that somebody is in; the others are forgotten
 */
export function createConcurrencyLimits(bounds: Bounds, limits = new Map<string, ConcurrencyLimit>()) {
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const through = limits.get(key) ?? createConcurrencyLimit(bounds, () => limits.delete(key));
    limits.set(key, through);
    return through(work);
  };
}
