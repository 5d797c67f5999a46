/**
 * For how long what was read for one is given to others, in milliseconds from when its read began: the clock changes what is open. A page
 * is made of such answers, and a second old at most.
 */
const GOOD_FOR_MS = 500;
/** Of one kind of answers. */
const MOST_BYTES = 32 * 1024 * 1024;

export interface Keeping<T> {
  readonly now: () => number;
  readonly sizeOf: (value: T) => number;
  /** Whether others may be given it. */
  readonly isGood?: (value: T) => boolean;
  /** Whether a read failed for whoever began it alone: for what their address has asked before. */
  readonly isTheirs?: (error: unknown) => boolean;
}

/** After so many that were refused to others one takes what comes. */
const MOST_JOINED = 2;

/** What is read for many at once. */
export interface Kept<T> {
  /** What is kept under a key, or on its way to be; else reads it. A read that fails, fails for all who wait for it. */
  readonly get: (key: string, read: () => Promise<T>) => Promise<T>;
  /** Ends all: what is being read at that moment is for those alone who wait for it. */
  readonly end: () => void;
}

/** Keeps what was read for half a second, within bounds, so that a crowd that asks for one thing is one read. */
export function keepBriefly<T>({ now, sizeOf, isGood = () => true, isTheirs = () => false }: Keeping<T>): Kept<T> {
  interface Entry {
    readonly at: number;
    readonly value: Promise<T>;
    bytes: number;
  }
  // In the order in which they were begun.
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const isFresh = ({ at }: Entry): boolean => Math.abs(now() - at) < GOOD_FOR_MS;
  const forget = (key: string, entry: Entry): void => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  };
  const makeRoom = (): void => {
    for (const [key, entry] of entries) {
      if (isFresh(entry) && bytes <= MOST_BYTES) return;
      forget(key, entry);
    }
  };
  const begin = (key: string, read: () => Promise<T>): Promise<T> => {
    const entry: Entry = { at: now(), value: read(), bytes: 0 };
    const former = entries.get(key);
    if (former) forget(key, former);
    entries.set(key, entry);
    entry.value.then(
      (value) => {
        if (!isGood(value)) return forget(key, entry);
        if (entries.get(key) !== entry) return;
        entry.bytes = sizeOf(value);
        bytes += entry.bytes;
        makeRoom();
      },
      () => forget(key, entry),
    );
    return entry.value;
  };
  const get = async (key: string, read: () => Promise<T>, joined = 1): Promise<T> => {
    const entry = entries.get(key);
    if (!entry || !isFresh(entry)) return begin(key, read);
    if (joined === MOST_JOINED) return entry.value;
    try {
      const value = await entry.value;
      if (isGood(value)) return value;
    } catch (error) {
      if (!isTheirs(error)) throw error;
    }
    // The first of those who waited begins, and the others wait for that one.
    return get(key, read, joined + 1);
  };
  return {
    get: (key, read) => get(key, read),
    end: () => {
      entries.clear();
      bytes = 0;
    },
  };
}
