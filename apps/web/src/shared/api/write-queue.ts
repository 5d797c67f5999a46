export interface WriteQueue {
  /** Whether more writes are on their way: then an answer is already out of date. */
  readonly hasMore: () => boolean;
  /** Sends a write when the one before it has been answered. */
  readonly inOrder: <T>(write: () => Promise<T>) => Promise<T>;
}

/** For writes that must not overtake each other on the way, such as quick taps on one button. */
export function createWriteQueue(): WriteQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    hasMore: () => waiting > 0,
    inOrder: (write) => {
      waiting += 1;
      const mine = last.then(() => {
        waiting -= 1;
        return write();
      });
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
