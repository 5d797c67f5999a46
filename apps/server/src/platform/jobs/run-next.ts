import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { errorForLog } from '../http/logging.ts';
import type { Job, JobContext } from './job.ts';

/** A job that a process has claimed. */
export type Taken = Pick<JobWithMetadata<unknown>, 'id' | 'retryCount' | 'retryLimit' | 'data'>;

/** What goes on while a job is run. */
interface Run extends Omit<JobContext, 'signal'> {
  readonly boss: PgBoss;
  /** Says that the server ends. */
  readonly ending: AbortSignal;
  readonly onTaken: (taken: Taken) => void;
}

/**
 * Runs the oldest job of a kind that is due, to its end: done ones are deleted, failed ones are kept for another time.
 * @returns whether there was one
 */
export async function runNext(job: Job, { boss, ending, onTaken, services, log }: Run): Promise<boolean> {
  const [taken] = await boss.fetch<unknown>(job.name, { includeMetadata: true });
  if (!taken) return false;
  onTaken(taken);
  const signal = AbortSignal.any([ending, AbortSignal.timeout(job.expireInSeconds * 1000)]);
  try {
    await job.run(job.payload.parse(taken.data), { services, log, signal });
  } catch (error) {
    await giveBack(boss, job.name, taken, error);
    tellFailure(job.name, taken, { error, ending, log });
    return true;
  }
  await boss.deleteJob(job.name, taken);
  return true;
}

/** Leaves a job for later; who has lost it meanwhile changes nothing. */
export async function giveBack(boss: PgBoss, name: string, taken: Taken, error: unknown): Promise<void> {
  const { type, message, stack } = errorForLog(error);
  await boss.fail(name, taken, { type, message, stack });
}

function tellFailure(
  job: string,
  { id, retryCount, retryLimit }: Taken,
  { error, ending, log }: { error: unknown; ending: AbortSignal; log: JobContext['log'] },
): void {
  const told = { err: error, job, id, try: retryCount + 1 };
  if (retryCount >= retryLimit) log.error(told, 'a job has failed for good: npm run jobs shows it');
  else if (ending.aborted) log.info({ job, id }, 'a job was given back because the server ends');
  else log.warn(told, 'a job failed and is tried again');
}
