import type * as z from 'zod';
import type { Db } from '../../database/connection.ts';
import type { Job } from './job.ts';
import { insertJob, putOffJob } from './jobs.queries.ts';

/**
 * Has a job done after the commit: one statement, gone with the transaction when that is rolled back.
 * @param inMs how much later it is done at the earliest
 * @throws when the payload is not the job's
 */
export async function enqueue<Payload extends z.ZodType>(
  transaction: Db,
  job: Job<Payload>,
  payload: z.input<Payload>,
  inMs = 0,
): Promise<void> {
  await insertJob(transaction, job, job.payload.parse(payload), inMs);
}

/**
 * Has a job done again later, by itself: once, however often a run that fails asks for it.
 * @param priority of those whose time has come, which goes first
 * @throws when the payload is not the job's
 */
export async function putOff<Payload extends z.ZodType>(
  db: Db,
  job: Job<Payload>,
  payload: z.input<Payload>,
  when: { readonly inMs: number; readonly priority: number },
): Promise<void> {
  await putOffJob(db, job, job.payload.parse(payload), when);
}
