import { setImmediate as turn } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../../database/connection.ts';
import type { Log } from './job.ts';
import { requireLoadable } from './require-loadable.ts';

const A_DAY_SECONDS = 86_400;

// None of its timers reaches the database, but for its clock where that is wanted; its schema comes by our migrations.
const OPTIONS = {
  schema: 'jobs',
  migrate: false,
  supervise: false,
  registerInstance: false,
  reindex: false,
  monitorVacuum: false,
  monitorIntervalSeconds: 1,
  maintenanceIntervalSeconds: 3_600,
  queueCacheIntervalSeconds: A_DAY_SECONDS,
  cronWorkerIntervalSeconds: 1,
  openTelemetry: { enabled: false },
};

/** What each open one is asking the database for. */
const statementsOf = new WeakMap<PgBoss, ReadonlySet<Promise<unknown>>>();

/**
 * Opens the library that claims jobs, has them tried again and gives up dead ones.
 * @param schedule whether its clock runs, which puts scheduled jobs into their queues
 * @throws when the database cannot be asked, or has another version of the library's schema
 */
export async function openBoss(db: Db, log: Log, { schedule = false } = {}): Promise<PgBoss> {
  // Only who runs jobs pays for it, and nobody waits for it at start.
  await requireLoadable(import.meta.resolve('pg-boss'));
  const { PgBoss } = await import('pg-boss');
  const underWay = new Set<Promise<unknown>>();
  const executeSql = async (text: string, values: unknown[] = []) => {
    const running = db.executeQuery(CompiledQuery.raw(text, values));
    underWay.add(running);
    try {
      return { rows: (await running).rows };
    } finally {
      underWay.delete(running);
    }
  };
  const boss = new PgBoss({ db: { executeSql }, ...OPTIONS, schedule });
  boss.on('error', (error) => log.error({ err: error }, 'the queue of jobs has a fault'));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the queue of jobs warns'));
  statementsOf.set(boss, underWay);
  try {
    return await boss.start();
  } catch (error) {
    await closeBoss(boss);
    throw error;
  }
}

/**
 * Ends what the library keeps going, between two of its passes; the database stays open. One that has been counted and not yet
 * sent would be lost until the next day.
 */
export async function closeBoss(boss: PgBoss): Promise<void> {
  const underWay = statementsOf.get(boss);
  while (underWay && underWay.size > 0) {
    await Promise.allSettled(underWay);
    // What follows from a statement is asked for in the same turn.
    await turn();
  }
  await boss.stop({ graceful: false, close: false });
}
