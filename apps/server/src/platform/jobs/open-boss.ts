import { CompiledQuery } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../../database/connection.ts';
import type { Log } from './job.ts';
import { requireLoadable } from './require-loadable.ts';

const A_DAY_SECONDS = 86_400;

// It is asked for each step: no timer of its own reaches the database, and its schema comes by our migrations.
const OPTIONS = {
  schema: 'jobs',
  migrate: false,
  supervise: false,
  schedule: false,
  registerInstance: false,
  reindex: false,
  monitorVacuum: false,
  monitorIntervalSeconds: 1,
  queueCacheIntervalSeconds: A_DAY_SECONDS,
  openTelemetry: { enabled: false },
};

/**
 * Opens the library that claims jobs, has them tried again and gives up dead ones.
 * @throws when the database cannot be asked, or has another version of the library's schema
 */
export async function openBoss(db: Db, log: Log): Promise<PgBoss> {
  // Only who runs jobs pays for it, and nobody waits for it at start.
  await requireLoadable(import.meta.resolve('pg-boss'));
  const { PgBoss } = await import('pg-boss');
  let fault: unknown;
  const executeSql = async (text: string, values: unknown[] = []) => {
    try {
      return { rows: (await db.executeQuery(CompiledQuery.raw(text, values))).rows };
    } catch (error) {
      fault ??= error;
      throw error;
    }
  };
  const boss = new PgBoss({ db: { executeSql }, ...OPTIONS });
  boss.on('error', (error) => log.error({ err: error }, 'the queue of jobs has a fault'));
  try {
    await boss.start();
    // It goes on when it could not read its queues, and then knows none of them.
    if (fault) throw fault;
    return boss;
  } catch (error) {
    await closeBoss(boss);
    throw error;
  }
}

/** Ends what the library keeps going; the database stays open, and a job that still runs can be settled. */
export const closeBoss = (boss: PgBoss): Promise<void> => boss.stop({ graceful: false, close: false });
