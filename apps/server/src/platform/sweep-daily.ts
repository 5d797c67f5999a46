import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/connection.ts';
import type { Services } from './services.ts';
import { type Swept, sweepPictures } from './sweep-pictures.ts';

// Whoever starts a server wants its pages first.
const FIRST_AFTER_MS = 60_000;
const THEN_EVERY_MS = 86_400_000;

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Removes the rows whose time is over, and answers how many. */
export type SweepRows = (db: Db, now: Date) => Promise<number>;

/**
 * Sweeps what nobody needs any more, rows and pictures, soon after the start and then once a day, beside the calls.
 * @returns ends it, and waits until it has ended
 */
export function sweepDaily(
  { database: { db }, pictures, now }: Services,
  rowSweeps: readonly SweepRows[],
  log: Log,
): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;
  const sweep = async (): Promise<void> => {
    try {
      for (const sweepRows of rowSweeps) tellRows(await sweepRows(db, now()), log);
      tellPictures(await sweepPictures({ db, pictures, now: now(), signal }), log);
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'sweeping failed; it is tried again in a day');
    }
  };
  const running = (async () => {
    await sleep(FIRST_AFTER_MS, undefined, { signal, ref: false });
    for (;;) {
      await sweep();
      await sleep(THEN_EVERY_MS, undefined, { signal, ref: false });
    }
  })().catch(() => undefined);
  return () => {
    stopped.abort();
    return running;
  };
}

function tellRows(rows: number, log: Log): void {
  if (rows > 0) log.info({ rows }, 'swept rows whose time is over');
}

function tellPictures(swept: Swept, log: Log): void {
  if (swept.suspicious > 0) {
    log.warn(
      swept,
      'most pictures in DATA_DIR are unknown to this database, so none was swept: do the two belong together?',
    );
  } else if (swept.unused + swept.unknown > 0) {
    log.info(swept, 'swept pictures that nothing refers to');
  }
}
