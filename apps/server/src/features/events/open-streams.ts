/** How many streams a person may have open: one a tab, and no way to hold a thousand. */
const MAX_STREAMS = 6;

type Close = () => void;

export interface OpenStreams {
  /** Counts a stream in, closing the person's oldest when there are too many. */
  readonly add: (userId: number, close: Close) => void;
  readonly remove: (userId: number, close: Close) => void;
  readonly closeAll: () => void;
}

/** The streams of this process, by person, oldest first. */
export function createOpenStreams(): OpenStreams {
  const byPerson = new Map<number, Set<Close>>();
  const remove: OpenStreams['remove'] = (userId, close) => {
    const streams = byPerson.get(userId);
    streams?.delete(close);
    if (streams?.size === 0) byPerson.delete(userId);
  };
  return {
    add: (userId, close) => {
      const streams = byPerson.get(userId) ?? new Set();
      byPerson.set(userId, streams.add(close));
      const [oldest] = streams;
      if (streams.size <= MAX_STREAMS || !oldest) return;
      remove(userId, oldest);
      oldest();
    },
    remove,
    closeAll: () => {
      for (const close of [...byPerson.values()].flatMap((streams) => [...streams])) close();
    },
  };
}
