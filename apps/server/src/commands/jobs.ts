import type { Db } from '../database/connection.ts';
import { deleteFailedJobs, retryFailedJobs } from '../platform/jobs/failed-jobs.ts';
import { countJobs, listFailedJobs } from '../platform/jobs/jobs.queries.ts';
import { onDatabase, runCommand } from './run-command.ts';

const USAGE = 'Say npm run jobs, npm run jobs -- retry [id …] or npm run jobs -- delete [id …]';

const told = (count: number): string => `${count} ${count === 1 ? 'job' : 'jobs'}`;

/** How the jobs are, and a line for each that was given up. */
async function describe(db: Db): Promise<string> {
  const { failed, retrying, oldestWaitingSeconds } = await countJobs(db);
  const lines = (await listFailedJobs(db)).map(
    ({ id, name, failedAt, tries, reason }) => `${id}  ${name}  ${failedAt}  tries: ${tries}  ${reason ?? ''}`,
  );
  const counts = `${told(failed)} failed, ${retrying} tried again, the oldest that is due waits ${oldestWaitingSeconds} s`;
  return [counts, ...lines].join('\n');
}

/** `npm run jobs [-- retry|delete [id …]]`: what an operator does about jobs that were given up. */
async function run([verb, ...ids]: string[]): Promise<string> {
  if (verb !== undefined && verb !== 'retry' && verb !== 'delete') throw new Error(USAGE);
  return onDatabase(async (db) => {
    if (verb === 'retry') return `${told(await retryFailedJobs(db, ids))} tried again`;
    if (verb === 'delete') return `${told(await deleteFailedJobs(db, ids))} deleted`;
    return describe(db);
  });
}

await runCommand(run);
