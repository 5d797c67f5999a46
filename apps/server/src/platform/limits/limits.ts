import { setTimeout as pause } from 'node:timers/promises';
import type { RateClass } from '@mercadito/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import { tooCostly, tooMany } from '../problems/errors.ts';
import type { Viewer } from '../serve/actor.ts';
import type { Services } from '../serve/services.ts';
import { createConcurrencyLimit, createConcurrencyLimits } from './concurrency-limit.ts';
import { type Counter, createAddressCounter, createCounter, type Rate } from './counter.ts';
import { createInvalidTokenThrottle } from './invalid-token-throttle.ts';
import { networksOf } from './network-of.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

interface Row {
  /** Who is counted: the person, where there is one, or always the address, whatever token comes along. */
  readonly by: 'person' | 'address';
  /** Every request. */
  readonly tries: Rate;
  /** Of all visitors of one address together, where they have more than one person has. */
  readonly visitors?: Rate;
  /** Besides, those that were not refused; above `unhurried` they are served later and later. */
  readonly accepted?: Rate & { readonly unhurried?: number };
  /** Whose day the rows on record are taken from: that of all writes unless told; one of its own; or none at all. */
  readonly day?: 'own' | 'none';
}

// 5 a second, counted over 10 so that a burst of taps passes.
const WRITES = { max: 50, windowMs: 10 * SECOND };

/** How often calls of each kind may be made (CALL-10). Addresses are IPv4, or the /64 of IPv6 with five times as much for its /48. */
const TABLE: Record<RateClass, Row> = {
  // 300 people behind a carrier's one address, each with 40 reads a minute: two pages, and what they look at there.
  read: {
    ...{ by: 'person', day: 'none' },
    ...{ tries: { max: 1200, windowMs: MINUTE }, visitors: { max: 12_000, windowMs: MINUTE } },
  },
  write: { by: 'person', tries: WRITES },
  // Whoever has used up the day can still sign out, and end the sessions of a thief.
  session: { by: 'person', tries: WRITES, day: 'none' },
  // Who stands at a door can say how it ended, whatever else they wrote that day.
  'active-delivery': { by: 'person', tries: WRITES, day: 'own' },
  upload: { by: 'person', tries: { max: 30, windowMs: MINUTE } },
  // All that there is of somebody, with pictures.
  'own-data': { by: 'person', tries: { max: 10, windowMs: HOUR }, day: 'none' },
  login: { by: 'address', tries: { max: 20, windowMs: MINUTE } },
  // What a passkey signs, and what a link in a mail leads to: neither can be guessed, and neither waits for who guesses at passwords.
  challenge: { by: 'address', tries: { max: 60, windowMs: MINUTE } },
  link: { by: 'address', tries: { max: 60, windowMs: MINUTE } },
  password: { by: 'person', tries: { max: 20, windowMs: MINUTE }, day: 'none' },
  // On a launch day a whole shop stands behind one address.
  'sign-up': {
    by: 'address',
    tries: { max: 60, windowMs: MINUTE },
    accepted: { max: 60, windowMs: HOUR, unhurried: 10 },
  },
  // Each may have a mail sent to any address there is.
  mail: {
    by: 'address',
    tries: { max: 60, windowMs: MINUTE },
    accepted: { max: 60, windowMs: HOUR, unhurried: 10 },
  },
  'create-order': { by: 'person', tries: WRITES, accepted: { max: 5, windowMs: MINUTE } },
};

/**
 * Rows on record that one person leaves, for good: as many as a write has left, and one at least. Somebody who works without a
 * pause needs half. How many a write leaves is known when it is done: what begins with one place left may go beyond, and is the
 * day's last.
 */
const ON_RECORD = { max: 20_000, windowMs: 24 * HOUR };

/** What is served that is no call, by address: the same 300 people, each with ten pages a minute, or two with all their files. */
const SERVED = {
  page: { max: 3_000, windowMs: MINUTE },
  file: { max: 30_000, windowMs: MINUTE },
} satisfies Record<string, Rate>;

/** Before anybody is looked up: invalid tokens by address, and each of the valid ones above what any row lets a person do. */
const TOKENS = { invalid: { max: 20, windowMs: MINUTE }, valid: { max: 1500, windowMs: MINUTE } };

const STEP_MS = 250;
const LONGEST_PAUSE_MS = 5 * SECOND;
// Whoever pauses holds a connection.
const PAUSES = { atOnce: 100, mostWaiting: 0 };

// Many people share an address behind a carrier: a search takes some 20 ms, so that many of them are soon through.
const COSTLY_READS = { atOnce: 2, mostWaiting: 50, patienceMs: 2 * SECOND, refuse: tooCostly };
/** Costly reads of a whole /48 of IPv6. */
const COSTLY_READS_OF_SITE = { ...COSTLY_READS, atOnce: 4 };

/** Says how many rows a write has left on record: once, when its transaction is kept. */
export type TellRows = (rows: number) => void;

/** What stands between a request and the work it asks for; all counted in this process's memory. */
export interface Limits {
  /**
   * Looks for the person behind a request, but not for an address with many invalid tokens, or too often for one.
   * @throws 429
   */
  readonly lookUp: (request: FastifyRequest, look: () => Promise<Viewer>) => Promise<Viewer>;
  /** Lets a token that has just been given out pass the count of invalid ones. */
  readonly rememberToken: (token: string) => void;
  /** Counts a request of a person who is known by now. @throws 429 */
  readonly countTry: (rate: RateClass, request: FastifyRequest, viewer: Viewer) => void;
  /** Counts a request for what is no call, by address. @throws 429 */
  readonly countServed: (what: keyof typeof SERVED, request: Pick<FastifyRequest, 'ip'>) => void;
  /**
   * Does the work and counts it, unless it is refused, and of a person's day the rows that it says it has left on record; where
   * so many were accepted that they are slowed down, after a pause in which it holds nothing.
   * @throws 429 when there were too many, 503 when too many pause already
   */
  readonly countAccepted: <T>(
    rate: RateClass,
    request: FastifyRequest,
    viewer: Viewer,
    work: (tellRows: TellRows) => Promise<T>,
  ) => Promise<T>;
  /** Reads what costs much, two of one address at a time, four of a /48 of IPv6. @throws 503 `too_costly` when its turn does not come in time */
  readonly readInTurn: <T>(request: FastifyRequest, read: () => Promise<T>) => Promise<T>;
}

/** For benchmarks and tests. */
const NONE: Limits = {
  lookUp: (_request, look) => look(),
  rememberToken: () => undefined,
  countTry: () => undefined,
  countServed: () => undefined,
  countAccepted: (_rate, _request, _viewer, work) => work(() => undefined),
  readInTurn: (_request, read) => read(),
};

function take(counter: Counter, key: string) {
  const place = counter(key);
  if (place.isOver) throw tooMany(place.retryAfterSeconds);
  return place;
}

type Count = (request: Pick<FastifyRequest, 'ip'>, viewer: Viewer) => ReturnType<typeof take>;

/** Counts by who is counted in a row. */
function countBy({ by }: Row, rate: Rate, visitors: Rate, now: () => Date): Count {
  const people = createCounter(rate, now);
  const addresses = createAddressCounter(visitors, now);
  return ({ ip }, viewer) =>
    viewer && by === 'person' ? take(people, `person ${viewer.userId}`) : take(addresses, ip);
}

/** The key of the day from which a person's writes of a kind take their rows; null where they take none. */
function dayOf(rate: RateClass, viewer: Viewer): string | null {
  const { day } = TABLE[rate];
  if (!viewer || day === 'none') return null;
  return `${day === 'own' ? rate : 'writes'} of person ${viewer.userId}`;
}

/** The limits of one application. */
export function createLimits(
  { config, now }: Pick<Services, 'config' | 'now'>,
  sleep: (ms: number) => Promise<unknown> = pause,
): Limits {
  if (!config.rateLimits) return NONE;
  const invalidTokens = createInvalidTokenThrottle(TOKENS, now);
  const rows = Object.entries(TABLE) as [RateClass, Row][];
  const tries = new Map(rows.map(([rate, row]) => [rate, countBy(row, row.tries, row.visitors ?? row.tries, now)]));
  const accepted = new Map(
    rows.map(([rate, row]) => [rate, row.accepted && countBy(row, row.accepted, row.accepted, now)]),
  );
  const served = { page: createAddressCounter(SERVED.page, now), file: createAddressCounter(SERVED.file, now) };
  const onRecord = createCounter(ON_RECORD, now);
  const pausing = createConcurrencyLimit(PAUSES);
  const ofHouse = createConcurrencyLimits(COSTLY_READS);
  const ofSite = createConcurrencyLimits(COSTLY_READS_OF_SITE);
  return {
    lookUp: (request, look) => {
      const { authorization } = request.headers;
      return authorization === undefined ? look() : invalidTokens.lookUp(request.ip, authorization, look);
    },
    rememberToken: (token) => invalidTokens.remember(`Token ${token}`),
    countTry: (rate, request, viewer) => void tries.get(rate)?.(request, viewer),
    countServed: (what, { ip }) => void take(served[what], ip),
    countAccepted: async (rate, request, viewer, work) => {
      const place = accepted.get(rate)?.(request, viewer);
      const day = dayOf(rate, viewer);
      const row = day === null ? null : onRecord(day);
      let rows = 0;
      const steps = (place?.count ?? 0) - (TABLE[rate].accepted?.unhurried ?? Number.POSITIVE_INFINITY);
      try {
        if (row?.isOver) throw tooMany(row.retryAfterSeconds);
        if (steps > 0) await pausing(() => sleep(Math.min(LONGEST_PAUSE_MS, steps * STEP_MS)));
        return await work((left) => {
          rows = left;
        });
      } catch (error) {
        place?.giveBack();
        // An error that lasts has left its rows.
        if (rows === 0 && row?.isOver === false) row.giveBack();
        throw error;
      } finally {
        if (rows > 1 && row?.isOver === false) row.addMore(rows - 1);
      }
    },
    readInTurn: ({ ip }, read) => {
      const [house, site] = networksOf(ip);
      return ofHouse(house, () => (site === undefined ? read() : ofSite(site, read)));
    },
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits;
  }
}
