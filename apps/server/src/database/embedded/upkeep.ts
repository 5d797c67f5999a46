import type pg from 'pg';
import type { Log } from '../database.ts';

const CHECKPOINT_EVERY_MS = 5 * 60_000;
const VACUUM_EVERY_MS = 60 * 60_000;

/**
 * Does what PostgreSQL's background processes do and PGlite, being a single process, has not: without checkpoints the log
 * grows until the next clean close and lengthens the recovery after a kill; without vacuum, tables grow and plans age.
 * Goes through the pool, so that it never lands inside somebody's transaction.
 * @returns a function that ends it.
 */
export const startUpkeep = (pool: pg.Pool, log: Log): (() => void) => {
  const repeat = (statement: string, interval: number): NodeJS.Timeout =>
    setInterval(() => {
      pool
        .query(statement)
        .catch((error: Error) => log(`The embedded database's ${statement} failed: ${error.message}`, error));
    }, interval).unref();
  const timers = [repeat('checkpoint', CHECKPOINT_EVERY_MS), repeat('vacuum (analyze)', VACUUM_EVERY_MS)];
  return () => timers.forEach(clearInterval);
};
