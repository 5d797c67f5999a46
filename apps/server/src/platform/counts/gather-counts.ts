import { createHash, randomBytes } from 'node:crypto';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { isOfValue } from '../../database/refused-value.ts';
import type { Services } from '../serve/services.ts';

// What many ask for within this time is one statement.
const WRITE_AFTER_MS = 2_000;
const TRY_AGAIN_AFTER_MS = 30_000;
// In a day; beyond it the process notes no more until tomorrow.
const MOST_NOTES = 50_000;

/** So many people of whom a thing was noted on a day of the site's calendar. */
interface DailyCount {
  readonly what: string;
  readonly day: string;
  /** Who came since it was written last. */
  readonly people: number;
  /** Of all that came to this process on that day: no fewer were there. */
  readonly atLeast: number;
  /** How the first of them said it, where that was told. */
  readonly said?: string | undefined;
}

interface Counting {
  /** For the log: "what was asked for". */
  readonly name: string;
  readonly write: (db: Db, counts: readonly DailyCount[]) => Promise<void>;
  /** So many things are noted of one person in a day, that none fills it alone. */
  readonly mostOfOne?: number;
}

/** What is counted by day and person, gathered in memory until it is written. */
export interface GatheredCounts {
  /**
   * Notes a thing of a person. It waits for nothing and asks the database nothing. Of one person and thing it counts the first of
   * a day. Who it was is in memory alone, under a hash with a secret of that day, and forgotten with the day.
   */
  readonly note: (who: string, what: string, said?: string) => void;
  /** Writes what has been noted; what cannot be written now is tried again later. */
  readonly write: () => Promise<void>;
  /** Writes what there is, and nothing from then on. */
  readonly stop: () => Promise<void>;
}

type App = Pick<FastifyInstance, 'log'> & { readonly services: Pick<Services, 'config' | 'database' | 'now'> };

/** Who was there on a day, as hashes. */
function peopleOfDay(mostOfOne: number) {
  let day = '';
  let secret = randomBytes(16);
  const notes = new Set<string>();
  const notesOf = new Map<string, number>();
  const countOf = new Map<string, number>();
  const hashed = (text: string): string =>
    createHash('sha256').update(secret).update(text).digest('base64url').slice(0, 16);
  const begin = (date: string): void => {
    day = date;
    secret = randomBytes(16);
    for (const kept of [notes, notesOf, countOf]) kept.clear();
  };
  /** How many have come with it by now; 0 where this one does not count. */
  return (date: string, who: string, what: string): number => {
    if (day !== date) begin(date);
    const [person, note] = [hashed(who), hashed(`${who} ${what}`)];
    const ofOne = notesOf.get(person) ?? 0;
    if (notes.has(note) || notes.size >= MOST_NOTES || ofOne >= mostOfOne) return 0;
    notes.add(note);
    notesOf.set(person, ofOne + 1);
    const count = (countOf.get(what) ?? 0) + 1;
    countOf.set(what, count);
    return count;
  };
}

/** Gathers for one process. Each counts for itself, so a person counts once a day in each that they came to. */
export function gatherCounts(
  { log, services: { config, database, now } }: App,
  { name, write: writeCounts, mostOfOne = Number.POSITIVE_INFINITY }: Counting,
): GatheredCounts {
  const countPerson = peopleOfDay(mostOfOne);
  let waiting = new Map<string, DailyCount>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const add = (added: DailyCount): void => {
    const key = `${added.day} ${added.what}`;
    const { people = 0, atLeast = 0, said = added.said } = waiting.get(key) ?? {};
    waiting.set(key, { ...added, said, people: people + added.people, atLeast: Math.max(atLeast, added.atLeast) });
  };
  const writeAfter = (milliseconds: number): void => {
    if (isStopped) return;
    timer ??= setTimeout(() => void write(), milliseconds).unref();
  };
  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const taken = [...waiting.values()];
    waiting = new Map();
    if (taken.length === 0) return;
    try {
      await writeCounts(database.db, taken);
    } catch (error) {
      if (isOfValue(error)) return writeOneByOne(taken);
      keep(taken, error);
    }
  };
  const keep = (counts: readonly DailyCount[], error: unknown): void => {
    log.warn({ err: error }, `${name} could not be written`);
    for (const count of counts) add(count);
    writeAfter(TRY_AGAIN_AFTER_MS);
  };
  /** Drops what the database will never take, which would keep all others from being written. */
  const writeOneByOne = async (counts: readonly DailyCount[]): Promise<void> => {
    for (const [at, count] of counts.entries()) {
      try {
        await writeCounts(database.db, [count]);
      } catch (error) {
        if (!isOfValue(error)) return keep(counts.slice(at), error);
        log.warn({ err: error }, `One of ${name} cannot be written and is left out`);
      }
    }
  };

  return {
    write,
    note: (who, what, said) => {
      const { date } = localTime(now(), config.timeZone);
      const atLeast = countPerson(date, who, what);
      if (atLeast === 0) return;
      add({ what, day: date, people: 1, atLeast, said });
      writeAfter(WRITE_AFTER_MS);
    },
    stop: () => {
      isStopped = true;
      return write();
    },
  };
}
