interface Bounds {
  /** How many of one key run at once. */
  readonly atOnce: number;
  /** How many of one key wait at most. */
  readonly waiting: number;
  /** How long one waits at most, in ms. */
  readonly patience: number;
}

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

/**
 * A turnstile for each key: lets so many of one key through at once, so many more wait for a while in their order. Nothing is
 * kept of a key that has none running.
 * @returns does the work when its turn has come; throws what `refuse` makes for whom there is no room, or no turn in time
 */
export function createTurnstile({ atOnce, waiting, patience }: Bounds, refuse: () => Error) {
  const lines = new Map<string, Line>();

  function turnIn(line: Line): Promise<void> {
    if (line.running < atOnce) {
      line.running += 1;
      return Promise.resolve();
    }
    if (line.waiting.size >= waiting) return Promise.reject(refuse());
    return new Promise((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.waiting.delete(go);
        reject(refuse());
      }, patience);
      line.waiting.add(go);
    });
  }

  function leave(key: string, line: Line): void {
    const [next] = line.waiting;
    if (next) {
      // Whoever leaves gives the place to the next one.
      line.waiting.delete(next);
      next();
    } else {
      line.running -= 1;
      if (line.running === 0) lines.delete(key);
    }
  }

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(key) ?? { running: 0, waiting: new Set() };
    lines.set(key, line);
    await turnIn(line);
    try {
      return await work();
    } finally {
      leave(key, line);
    }
  };
}
