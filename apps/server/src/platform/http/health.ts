import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { countJobs, type JobCounts } from '../jobs/jobs.queries.ts';
import { NOT_IN_DOCUMENT } from '../open-api/open-api.ts';
import { unavailable } from '../refusals/errors.ts';

const REMEMBERED_MS = 1_000;

/**
 * How the jobs are, or undefined when the database cannot be reached. It is asked once a second at most, and once for all who
 * want to know meanwhile: anybody may ask, and nobody is to hold it by that.
 * @param clock in milliseconds
 */
export function createReadiness(
  db: Db,
  clock: () => number = () => performance.now(),
): () => Promise<JobCounts | undefined> {
  let answer: Promise<JobCounts | undefined> | undefined;
  let goodUntil = 0;
  const ask = async (): Promise<JobCounts | undefined> => {
    try {
      return await countJobs(db);
    } catch {
      return undefined;
    } finally {
      goodUntil = clock() + REMEMBERED_MS;
    }
  };
  return () => {
    if (answer && clock() < goodUntil) return answer;
    // Until the answer is there nobody asks again.
    goodUntil = Number.POSITIVE_INFINITY;
    answer = ask();
    return answer;
  };
}

/** `/livez` says that the process runs, `/readyz` that it reaches its database and how the jobs are in it. */
export function registerHealth(app: FastifyInstance): void {
  const look = createReadiness(app.services.database.db);
  app.get('/livez', { schema: NOT_IN_DOCUMENT }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: NOT_IN_DOCUMENT }, async () => {
    const jobs = await look();
    if (!jobs) throw unavailable();
    return { status: 'ok', jobs };
  });
}
