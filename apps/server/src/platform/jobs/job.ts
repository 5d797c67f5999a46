import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod';
import type { Services } from '../serve/services.ts';

/** What a job works with. */
export interface JobContext {
  readonly services: Services;
  readonly log: Log;
  /** Says that the time of this run is over, or that the server ends: whoever stops by throwing is run again later. */
  readonly signal: AbortSignal;
}

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

interface JobOptions<Payload extends z.ZodType> {
  /** What `enqueue` takes along: ids, never what is somebody's secret. It lies in the database until the job is done. */
  readonly payload: Payload;
  /**
   * Does it. May come twice (a process that dies in the middle has not said that it is done), so what it does has to be the
   * same done twice.
   * @throws to be run again, later each time
   */
  // A method and no property: a list of jobs has payloads of all kinds.
  run(payload: z.output<Payload>, context: JobContext): Promise<void>;
  /** How long a run may take; then its process is taken for dead, and another one runs the job. A quarter of an hour. */
  readonly expireInSeconds?: number;
  /** How often it is tried again before it counts as failed. */
  readonly retryLimit?: number;
  /** When it comes by itself, with an empty payload: a cron expression on the town's clock. */
  readonly schedule?: string;
}

/** Something to be done after a commit, once, by one of the server's processes. */
export interface Job<Payload extends z.ZodType = z.ZodType> extends JobOptions<Payload> {
  /** `noun.verb`; jobs that wait in a database are found by it. */
  readonly name: string;
  readonly expireInSeconds: number;
  readonly retryLimit: number;
}

/** What holds of a job that says nothing else; with the delays below it is tried for about a day. */
export const DEFAULT_OPTIONS = { expireInSeconds: 900, retryLimit: 30 };

/** Describes a job; it is run where `app.ts` lists it. */
export function defineJob<Payload extends z.ZodType>(name: string, options: JobOptions<Payload>): Job<Payload> {
  return { name, ...DEFAULT_OPTIONS, ...options };
}

const A_DAY_SECONDS = 86_400;

/** How the library treats a job, however it came. */
export const sendOptionsOf = ({ expireInSeconds, retryLimit }: Pick<Job, 'expireInSeconds' | 'retryLimit'>) => ({
  expireInSeconds,
  retryLimit,
  // 5 to 10 s, and twice as long each time, up to an hour: what failed together does not come back together.
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  // A failed one; what is done is deleted at once.
  deleteAfterSeconds: 7 * A_DAY_SECONDS,
  // One that nobody runs waits for years.
  retentionSeconds: 3_650 * A_DAY_SECONDS,
});
