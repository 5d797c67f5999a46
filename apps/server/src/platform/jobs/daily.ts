import { addDays, instantOfLocal, localTime } from '@mercadito/domain/opening-hours/local-time';
import * as z from 'zod';
import { sha256 } from '../sha256.ts';
import { defineJob, type Job, type JobContext } from './job.ts';
import { insertJob } from './jobs.queries.ts';

const time = z.object({ at: z.iso.datetime() });

interface DailyOptions {
  /** The minute of the day, on the town's clock. */
  readonly at: number;
  readonly run: (context: JobContext) => Promise<void>;
  readonly expireInSeconds: number;
}

/** A job that is done once a day for the whole installation, or as soon as a server runs again. */
export function defineDailyJob(name: string, { at: dailyAt, run, expireInSeconds }: DailyOptions): Job<typeof time> {
  const job: Job<typeof time> = {
    ...defineJob(name, {
      payload: time,
      expireInSeconds,
      // The next one first: whatever becomes of this one, there is one tomorrow.
      run: async ({ at }, context) => {
        await scheduleNext(job, new Date(at), context);
        await run(context);
      },
    }),
    dailyAt,
  };
  return job;
}

/** The next time that the town's clock shows that minute, later than an instant. */
function nextDaily(minute: number, after: Date, timeZone: string): Date {
  const { date } = localTime(after, timeZone);
  const today = instantOfLocal(date, minute, timeZone);
  return today > after ? today : instantOfLocal(addDays(date, 1), minute, timeZone);
}

/** One id for a job at a time, the same in every process. */
const idOf = (name: string, at: Date): string =>
  sha256(`${name} ${at.toISOString()}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/**
 * Puts the next one of a daily job into its queue; where it is there nothing happens.
 * @param last the time of the one that has just come: a process whose clock is late must not do it twice
 */
export async function scheduleNext(
  job: Job,
  last: Date | undefined,
  { services: { config, database, now } }: Pick<JobContext, 'services'>,
): Promise<void> {
  if (job.dailyAt === undefined) return;
  const after = new Date(Math.max(now().getTime(), last?.getTime() ?? 0));
  const at = nextDaily(job.dailyAt, after, config.timeZone);
  await insertJob(database.db, job, { at: at.toISOString() }, { at, id: idOf(job.name, at) });
}
