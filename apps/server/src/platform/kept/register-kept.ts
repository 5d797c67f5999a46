import type { FastifyInstance } from 'fastify';
import { hearCommits } from '../../database/transaction.ts';
import type { Prepared } from '../http/prepared.ts';
import { isHttpError } from '../problems/errors.ts';
import { type Keeping, type Kept, keepBriefly } from './keep-briefly.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Keeps what visitors are answered for a moment, unless something is written here that they may see (CALL-22). */
    keepForVisitors: <T>(what: KeepingByClock<T>) => Kept<T>;
    /** What calls answer them, by address. */
    keptAnswers: Kept<Prepared>;
    /** Whether an address was asked for a moment ago: what a crowd asks for is read from the primary, and kept. */
    isAskedAgain: (url: string) => Promise<boolean>;
  }
}

/** Of an address that has asked too much, or whose line is full; a list that is itself too costly has a cause. */
const isRefusedToOne = (error: unknown): boolean =>
  isHttpError(error) && (error.status === 429 || (error.code === 'too_costly' && error.cause === undefined));

// Of the longest.
const BYTES_OF_ADDRESS = 2_000;

/** By the clock of the application. */
type KeepingByClock<T> = Omit<Keeping<T>, 'now'>;

/** As it is, and packed. */
export const sizeOfPrepared = ({ plain }: Prepared): number => plain.length * 1.5;

const notKept = { get: <T>(_key: string, read: () => Promise<T>) => read(), end: () => undefined };

/** @param isOn off where much is written past the calls, of which nobody hears: in tests */
export function registerKept(app: FastifyInstance, isOn: boolean): void {
  const { database, notices, now } = app.services;
  // What was kept before ends, and so does what a standby may not know.
  const ends = new Set<() => void>(database.standby && [database.standby.heard]);
  const endAll = (): void => {
    for (const end of ends) end();
  };
  // Here at once, before whoever wrote hears of it; from other processes as soon as that comes, and within the second at last.
  const stops = [hearCommits(database.db, endAll), notices.subscribe(null, endAll, endAll)];
  app.addHook('onClose', async () => {
    for (const stop of stops) stop();
  });
  app.decorate('keepForVisitors', <T>(what: KeepingByClock<T>): Kept<T> => {
    if (!isOn) return notKept;
    const kept = keepBriefly({ ...what, now: () => now().getTime() });
    ends.add(kept.end);
    return kept;
  });
  app.decorate('keptAnswers', app.keepForVisitors<Prepared>({ sizeOf: sizeOfPrepared, isTheirs: isRefusedToOne }));
  const asked = app.keepForVisitors<true>({ sizeOf: () => BYTES_OF_ADDRESS });
  app.decorate('isAskedAgain', async (url: string) => {
    let isFirst = false;
    return asked.get(url, async () => (isFirst = true)).then(() => !isFirst);
  });
}
