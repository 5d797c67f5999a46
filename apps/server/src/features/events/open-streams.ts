import { networksOf } from '../../platform/limits/network-of.ts';
import { shareOfPlaces } from '../../platform/limits/share-of-places.ts';

/** How many streams a person may have open: one a tab, and no way to hold a thousand. */
const STREAMS_OF_PERSON = 6;

/** How many streams there may be besides. */
export interface StreamLimits {
  readonly streams: number;
}

type Close = () => void;

/** Whose stream it is, and from where. */
interface Listener {
  readonly userId: number;
  readonly address: string;
}

export interface OpenStreams {
  /**
   * Whether one more may come from there: from half of all on an address has its share alone. One too many is refused rather than let in for an older one: whose stream is closed
   * opens it again, and the two would go on for ever.
   */
  readonly hasRoom: (address: string) => boolean;
  /** Counts a stream in, closing the person's oldest when there are too many. */
  readonly add: (listener: Listener, close: Close) => void;
  readonly remove: (close: Close) => void;
  /** Closes them; nobody is let in afterwards. */
  readonly closeAll: () => void;
}

/** The streams of this process, oldest first. */
export function createOpenStreams(limits: StreamLimits): OpenStreams {
  const streams = new Map<Close, Listener>();
  const networks = new Map<string, number>();
  let isOver = false;
  const count = (address: string, more: number): void => {
    for (const network of networksOf(address)) {
      if (network === undefined) continue;
      const now = (networks.get(network) ?? 0) + more;
      if (now > 0) networks.set(network, now);
      else networks.delete(network);
    }
  };
  const remove: OpenStreams['remove'] = (close) => {
    const listener = streams.get(close);
    if (listener && streams.delete(close)) count(listener.address, -1);
  };
  return {
    hasRoom: (address) => {
      const share = shareOfPlaces(limits.streams, streams.size);
      const hasShareLeft = networksOf(address).every((network = '') => (networks.get(network) ?? 0) < share);
      return !isOver && streams.size < limits.streams && hasShareLeft;
    },
    add: (listener, close) => {
      streams.set(close, listener);
      count(listener.address, 1);
      const own = [...streams].filter(([, { userId }]) => userId === listener.userId);
      const [oldest] = own[0] ?? [];
      if (own.length <= STREAMS_OF_PERSON || !oldest) return;
      remove(oldest);
      oldest();
    },
    remove,
    closeAll: () => {
      isOver = true;
      for (const close of [...streams.keys()]) close();
    },
  };
}
