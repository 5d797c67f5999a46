import { isHttpError, tooMany } from '../problems/errors.ts';
import type { Viewer } from '../serve/actor.ts';
import { sha256 } from '../sha256.ts';
import { createAddressCounter, createCounter, type Rate } from './counter.ts';
import { networksOf } from './network-of.ts';

// Some 2 MB of hashes: everybody who was here lately.
const MOST_REMEMBERED = 20_000;

/** Keeps those who try tokens out away from the database. */
export interface InvalidTokenThrottle {
  /**
   * Looks for the person behind an `Authorization` header, unless too many from that address were invalid lately.
   * @param look throws 401 for an invalid one
   * @throws 429 without looking; whatever `look` throws
   */
  readonly lookUp: (address: string, header: string, look: () => Promise<Viewer>) => Promise<Viewer>;
  /** Lets a header that has just become good pass the count of invalid ones. */
  readonly remember: (header: string) => void;
}

const isInvalid = (error: unknown): boolean => isHttpError(error) && error.status === 401;

/**
 * Counts invalid tokens by address, before they are looked up. A token that was valid when it was last seen passes that count,
 * so that others behind the same address are not refused, and has one of its own; it is looked up all the same, since it may be
 * invalid by now.
 */
export function createInvalidTokenThrottle(
  rates: { invalid: Rate; valid: Rate },
  now: () => Date,
): InvalidTokenThrottle {
  const takePlace = createAddressCounter(rates.invalid, now);
  const useValid = createCounter(rates.valid, now);
  // In the order in which they were last seen.
  const valid = new Set<string>();
  const underWay = new Map<string, Set<Promise<unknown>>>();

  function rememberHash(hash: string): void {
    valid.delete(hash);
    valid.add(hash);
    const [oldest] = valid;
    if (valid.size > MOST_REMEMBERED && oldest) valid.delete(oldest);
  }

  async function judged(hash: string, look: () => Promise<Viewer>): Promise<Viewer> {
    try {
      const viewer = await look();
      rememberHash(hash);
      return viewer;
    } catch (error) {
      if (isInvalid(error)) valid.delete(hash);
      throw error;
    }
  }

  /** One of those under way from a network: others wait for how it ends rather than being refused on a guess. */
  async function whileOthersWait(network: string, looking: Promise<Viewer>): Promise<Viewer> {
    const ended = looking.catch(() => undefined);
    const together = underWay.get(network) ?? new Set();
    underWay.set(network, together.add(ended));
    try {
      return await looking;
    } finally {
      together.delete(ended);
      if (together.size === 0) underWay.delete(network);
    }
  }

  async function lookUpOnce(network: string, looking: Promise<Viewer>, giveBack: () => void): Promise<Viewer> {
    try {
      const viewer = await whileOthersWait(network, looking);
      giveBack();
      return viewer;
    } catch (error) {
      if (!isInvalid(error)) giveBack();
      throw error;
    }
  }

  async function lookUp(address: string, header: string, look: () => Promise<Viewer>): Promise<Viewer> {
    const hash = sha256(header);
    for (;;) {
      if (valid.has(hash)) {
        const use = useValid(hash);
        if (use.isOver) throw tooMany(use.retryAfterSeconds);
        return judged(hash, look);
      }
      const place = takePlace(address);
      const network = networksOf(address).at(-1) ?? address;
      if (!place.isOver) return lookUpOnce(network, judged(hash, look), place.giveBack);
      const others = underWay.get(network);
      if (!others) throw tooMany(place.retryAfterSeconds);
      await Promise.race(others);
    }
  }

  return { lookUp, remember: (header) => rememberHash(sha256(header)) };
}
