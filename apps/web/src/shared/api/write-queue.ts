export interface WriteQueue {
  /** Whether a write waits or is under way: then an answer is already out of date. */
  readonly hasMore: () => boolean;
  /** Sends a write when the one before it has been answered. */
  readonly inOrder: <T>(write: () => Promise<T>) => Promise<T>;
  /** Reads what these writes change: once none is left, and once more where one was made meanwhile. */
  readonly readBetween: <T>(read: () => Promise<T>) => Promise<T>;
}

/** For writes that must not overtake each other on the way, such as quick taps on one button. */
export function createWriteQueue(): WriteQueue {
  let last: Promise<unknown> = Promise.resolve();
  let made = 0;
  let unanswered = 0;
  return {
    hasMore: () => unanswered > 0,
    inOrder: (write) => {
      made += 1;
      unanswered += 1;
      const mine = last.then(write).finally(() => {
        unanswered -= 1;
      });
      last = mine.catch(() => undefined);
      return mine;
    },
    readBetween: async (read) => {
      for (;;) {
        while (unanswered > 0) await last;
        const before = made;
        const answer = await read();
        if (made === before) return answer;
      }
    },
  };
}
