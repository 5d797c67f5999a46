import { unavailable } from './errors.ts';

interface Waiting {
  readonly go: () => void;
  readonly giveUp: () => void;
}

/**
 * A turnstile for work that takes a core or much memory: lets so many through at once. The others wait, each person in a
 * line of their own, and the lines take turns: who brings much waits for it and nobody else does.
 * @param mostWaiting beyond it the longest line gives up its last one: with a 503, as busy
 * @returns does the work when its turn has come; `hasRoomFor` tells whether one more of a person could wait now
 */
export function createLimit(atOnce: number, mostWaiting = Number.POSITIVE_INFINITY) {
  // In the order of their turns; a line that is empty is none.
  const lines = new Map<string, Waiting[]>();
  let waiting = 0;
  let running = 0;
  const longestLine = (): Waiting[] =>
    [...lines.values()].reduce((longest, line) => (line.length > longest.length ? line : longest), []);
  const hasRoomFor = (whose: string): boolean =>
    waiting < mostWaiting || longestLine().length > (lines.get(whose)?.length ?? 0) + 1;

  const wait = (whose: string): Promise<void> =>
    new Promise((go, fail) => {
      if (!hasRoomFor(whose)) return fail(unavailable());
      if (waiting < mostWaiting) waiting += 1;
      else longestLine().pop()?.giveUp();
      const line = lines.get(whose) ?? [];
      line.push({ go, giveUp: () => fail(unavailable()) });
      lines.set(whose, line);
    });
  const callNext = (): void => {
    const [turn] = lines;
    if (!turn) {
      running -= 1;
      return;
    }
    const [whose, line] = turn;
    const first = line.shift();
    lines.delete(whose);
    if (line.length > 0) lines.set(whose, line);
    waiting -= 1;
    first?.go();
  };
  const inTurn = async <T>(work: () => Promise<T>, whose = ''): Promise<T> => {
    if (running >= atOnce) await wait(whose);
    else running += 1;
    try {
      return await work();
    } finally {
      callNext();
    }
  };
  return Object.assign(inTurn, { hasRoomFor });
}

/**
 * Counts what each person has under way.
 * @returns takes a place, and answers how to leave it
 * @throws 503 when a person has so many places already
 */
export function createPlaces(each: number) {
  const taken = new Map<string, number>();
  return (whose: string): (() => void) => {
    const before = taken.get(whose) ?? 0;
    if (before >= each) throw unavailable();
    taken.set(whose, before + 1);
    return () => {
      const left = (taken.get(whose) ?? 1) - 1;
      if (left > 0) taken.set(whose, left);
      else taken.delete(whose);
    };
  };
}
