import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { errorForLog } from '../http/logging.ts';
import { SPREAD_MESSAGES } from '../messages/outgoing-messages.ts';
import { tell } from '../record/audit.ts';
import type { Job, JobContext } from './job.ts';
import { hasGivenUpLately } from './jobs.queries.ts';

// A worker is woken when there is something to do (`job-runner.ts`): asking by itself, each kind would ask for itself.
const OPTIONS = { includeMetadata: true as const, pollingIntervalSeconds: 86_400 };

// How long a run may take to hear that its time is over: longer than a statement.
const HEARS_WITHIN_MS = 5_000;

interface Work extends Omit<JobContext, 'signal'> {
  /** Says that the server ends. */
  readonly ending: AbortSignal;
}

/**
 * Has the library run the jobs of a kind in this process, one after the other.
 * @returns what has it look for one now
 */
export async function work(boss: PgBoss, job: Job, { services, log, ending }: Work): Promise<() => void> {
  const wake = (): void => boss.notifyWorker(id);
  const id = await boss.work<unknown, void, typeof OPTIONS>(job.name, OPTIONS, async ([taken]) => {
    if (!taken) return;
    try {
      const signal = AbortSignal.any([ending, taken.signal]);
      await untilGivenUp(job.run(job.payload.parse(taken.data), { services, log, signal }), taken.signal);
      // A done job would be kept. The number of the try goes along: who has lost the job meanwhile deletes nothing.
      await boss.deleteJob(job.name, taken);
    } catch (error) {
      tellFailure(taken, { error, ending, log });
      if (isGivenUp(taken)) await tellGivenUp(taken.name, services, log);
      throw keepable(error);
    } finally {
      // Another one may wait; several of one commit are told once.
      wake();
    }
  });
  return wake;
}

/**
 * Waits for a run; one that does not hear that its time is over holds up no other job of its kind.
 * @throws when it does not
 */
async function untilGivenUp(run: Promise<void>, over: AbortSignal): Promise<void> {
  const givenUp = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const giveUp = () => givenUp.reject(new Error('Its time is over, and it goes on'));
  const onOver = (): void => {
    timer = setTimeout(giveUp, HEARS_WITHIN_MS).unref();
  };
  over.addEventListener('abort', onOver);
  try {
    await Promise.race([run, givenUp.promise]);
  } finally {
    over.removeEventListener('abort', onOver);
    clearTimeout(timer);
  }
}

/** An error as it lies beside a job: without what the database says of rows. */
function keepable(error: unknown): Error {
  const { message, stack } = errorForLog(error);
  return Object.assign(new Error(message), { stack });
}

const isGivenUp = ({ retryCount, retryLimit }: Pick<JobWithMetadata, 'retryCount' | 'retryLimit'>): boolean =>
  retryCount >= retryLimit;

/** Tells Admins of the first of an hour (MESSAGE-13): of many that fail for one cause they hear once. */
async function tellGivenUp(name: string, { database: { db } }: JobContext['services'], log: JobContext['log']) {
  // Whoever is told by messages does not hear that no message goes out.
  if (name === SPREAD_MESSAGES) return;
  try {
    if (!(await hasGivenUpLately(db))) await tell(db, [{ type: 'job.given_up' }]);
  } catch (error) {
    log.error({ err: error }, 'Admins were not told of a job that has failed for good');
  }
}

function tellFailure(
  { name, id, retryCount, retryLimit }: JobWithMetadata<unknown>,
  { error, ending, log }: Omit<Work, 'services'> & { error: unknown },
): void {
  const told = { err: error, job: name, id, try: retryCount + 1 };
  if (isGivenUp({ retryCount, retryLimit })) log.error(told, 'a job has failed for good: npm run jobs shows it');
  else if (ending.aborted) log.info({ job: name, id }, 'a job was given back because the server ends');
  else log.warn(told, 'a job failed and is tried again');
}
