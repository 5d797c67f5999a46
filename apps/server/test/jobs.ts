import { sql } from 'kysely';
import type { Job } from '../src/platform/jobs/job.ts';
import type { TestApp } from './test-app.ts';

/** Runs what writes have put into the queue of a job, as its worker does; each within so many milliseconds. */
export async function runQueued({ app, db }: TestApp, job: Job, within = 60_000): Promise<void> {
  const { services, log } = app;
  const { rows } = await sql<{ data: unknown }>`
    delete from jobs.job where name = ${job.name} returning data`.execute(db);
  for (const { data } of rows)
    await job.run(job.payload.parse(data), { services, log, signal: AbortSignal.timeout(within) });
}
