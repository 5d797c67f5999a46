import type { PgBoss } from 'pg-boss';
import type { Db } from '../../database/connection.ts';
import { listFailedJobs, tellOfJobs } from './jobs.queries.ts';
import { closeBoss, openBoss } from './open-boss.ts';

type Act = (boss: PgBoss, name: string, ids: string[]) => Promise<unknown>;

/** Does something with those of these jobs that were given up, with all of them when none is named. @returns with how many */
async function withFailed(db: Db, ids: readonly string[], act: Act): Promise<number> {
  const failed = (await listFailedJobs(db)).filter(({ id }) => ids.length === 0 || ids.includes(id));
  const unknown = ids.filter((id) => !failed.some((job) => job.id === id));
  if (unknown.length > 0) throw new Error(`No job has failed that is called ${unknown.join(', ')}`);
  const boss = await openBoss(db, console);
  try {
    for (const [name, jobs] of Map.groupBy(failed, (job) => job.name)) {
      await act(
        boss,
        name,
        jobs.map(({ id }) => id),
      );
    }
  } finally {
    await closeBoss(boss);
  }
  return failed.length;
}

/**
 * Has jobs that were given up tried once more, by the servers that run, or by the next.
 * @param ids all of them when there are none
 * @returns how many
 * @throws when one of them has not failed
 */
export const retryFailedJobs = (db: Db, ids: readonly string[]): Promise<number> =>
  withFailed(db, ids, async (boss, name, some) => {
    await boss.retry(name, some);
    await tellOfJobs(db, [name]);
  });

/** Forgets jobs that were given up; otherwise as `retryFailedJobs`. */
export const deleteFailedJobs = (db: Db, ids: readonly string[]): Promise<number> =>
  withFailed(db, ids, (boss, name, some) => boss.deleteJob(name, some));
