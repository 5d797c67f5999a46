import { networksOf } from '../../platform/limits/network-of.ts';
import { shareOfPlaces } from '../../platform/limits/share-of-places.ts';

/** How many streams a person may have open: one a browser, and while another tab takes it over a second. */
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
  /** What the page calls itself that opens it; null for other clients. */
  readonly page: string | null;
}

/** Why one more is refused: there are too many, or of this person too many. */
type TooMany = 'streams' | 'person';

export interface OpenStreams {
  /**
   * Why one more may not come, null when it may; from half of all on an address has its share alone. One too many is refused
   * rather than let in for an older one: whose stream is closed opens it again, and the two would go on for ever. What a page has
   * lost without the server's knowing makes room for it.
   */
  readonly rejectionOf: (listener: Listener) => TooMany | null;
  readonly add: (listener: Listener, close: Close) => void;
  readonly remove: (close: Close) => void;
  readonly count: () => number;
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
    rejectionOf: ({ userId, address, page }) => {
      const own = [...streams].filter(([, listener]) => listener.userId === userId);
      if (own.length >= STREAMS_OF_PERSON) {
        const [lost] = own.find(([, listener]) => page !== null && listener.page === page) ?? [];
        if (!lost) return 'person';
        remove(lost);
        lost();
      }
      const share = shareOfPlaces(limits.streams, streams.size);
      const hasShareLeft = networksOf(address).every((network = '') => (networks.get(network) ?? 0) < share);
      return isOver || streams.size >= limits.streams || !hasShareLeft ? 'streams' : null;
    },
    add: (listener, close) => {
      streams.set(close, listener);
      count(listener.address, 1);
    },
    remove,
    count: () => streams.size,
    closeAll: () => {
      isOver = true;
      for (const close of [...streams.keys()]) close();
    },
  };
}
