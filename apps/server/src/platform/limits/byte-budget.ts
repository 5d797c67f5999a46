/** What somebody holds of a budget until it is over. */
export interface Holding {
  /** Takes more. */
  readonly take: (bytes: number) => void;
  /** Says that all has come: from now on it is not asked to give up. */
  readonly settle: () => void;
  readonly giveBack: () => void;
}

interface Held {
  readonly whose: string;
  readonly giveUp: () => void;
  isSettled: boolean;
  bytes: number;
}

/** A number of bytes that all requests of a process may hold together. */
export interface ByteBudget {
  /**
   * Begins to hold.
   * @param giveUp called at most once, when it has to end because the budget is used up
   */
  readonly open: (whose: string, giveUp: () => void) => Holding;
}

/**
 * Bounds what is held in memory by everybody together. Where it is used up, whoever holds the most of it, over all that one
 * has under way, gives up the largest that is still coming: who brings much pays for it, and nobody is kept outside by who holds back the last bytes.
 */
export function createByteBudget(most: number): ByteBudget {
  const holdings = new Set<Held>();
  let total = 0;

  const end = (held: Held): void => {
    if (holdings.delete(held)) total -= held.bytes;
  };
  const largestOfWhoHoldsMost = (): Held | undefined => {
    const sums = new Map<string, number>();
    for (const { whose, bytes } of holdings) sums.set(whose, (sums.get(whose) ?? 0) + bytes);
    const sumOf = ({ whose }: Held): number => sums.get(whose) ?? 0;
    return [...holdings]
      .filter(({ isSettled }) => !isSettled)
      .toSorted((one, other) => sumOf(other) - sumOf(one) || other.bytes - one.bytes)[0];
  };

  return {
    open: (whose, giveUp) => {
      const held: Held = { whose, giveUp, isSettled: false, bytes: 0 };
      holdings.add(held);
      return {
        take: (bytes) => {
          if (!holdings.has(held)) return;
          held.bytes += bytes;
          total += bytes;
          while (total > most) {
            const largest = largestOfWhoHoldsMost();
            if (!largest) return;
            end(largest);
            largest.giveUp();
          }
        },
        settle: () => {
          held.isSettled = true;
        },
        giveBack: () => end(held),
      };
    },
  };
}
