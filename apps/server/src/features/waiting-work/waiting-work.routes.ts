import { countWaitingWork, listGivenUpJobs, retryGivenUpJob } from '@mercadito/contracts/waiting-work';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { listFailedJobs, retryGivenUp } from '../../platform/jobs/jobs.queries.ts';
import { serve } from '../../platform/serve/serve.ts';
import { countWaiting } from './waiting-work.queries.ts';

const MOST_JOBS = 100;
const LONGEST_REASON = 300;

/** Jobs that were given up, the newest first (DESK-2). */
async function showGivenUpJobs(db: Db) {
  const jobs = await listFailedJobs(db);
  return {
    results: jobs
      .toReversed()
      .slice(0, MOST_JOBS)
      .map(({ id, name, failedAt, tries, reason }) => ({
        ...{ id, name, tries },
        failed_at: new Date(failedAt).toISOString(),
        reason: reason?.slice(0, LONGEST_REASON) ?? null,
      })),
  };
}

export function registerWaitingWork(app: FastifyInstance): void {
  serve(app, countWaitingWork, ({ db, now }) => countWaiting(db, now));
  serve(app, listGivenUpJobs, ({ db }) => showGivenUpJobs(db));
  serve(app, retryGivenUpJob, async ({ db, body }) => {
    await retryGivenUp(db, body.job_id);
    return showGivenUpJobs(db);
  });
}
