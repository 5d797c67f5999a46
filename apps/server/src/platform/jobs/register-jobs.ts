import type { FastifyInstance } from 'fastify';
import type { Job } from './job.ts';
import { createJobRunner, type JobRunner, type JobTimes } from './job-runner.ts';
import { ensureQueues } from './jobs.queries.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs the jobs, in a process that is started for it. */
    jobs: JobRunner;
  }
}

/** Makes the table of jobs known, to the database and to the application. */
export async function registerJobs(app: FastifyInstance, jobs: readonly Job[], times: JobTimes): Promise<void> {
  await ensureQueues(
    app.services.database.db,
    jobs.map(({ name }) => name),
  );
  app.decorate('jobs', createJobRunner(app.services, jobs, app.log, times));
}
