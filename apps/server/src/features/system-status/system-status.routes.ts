import { statfs } from 'node:fs/promises';
import { getSystemStatus, type SystemStatus } from '@mercadito/contracts/system-status';
import type { FastifyInstance } from 'fastify';
import { listServing } from '../../database/serving-processes.ts';
import { secondsAhead } from '../../platform/http/health.ts';
import { serve } from '../../platform/serve/serve.ts';
import { createNewestVersion } from './newest-version.ts';
import { describeDatabase } from './system-status.queries.ts';

const NO_JOBS = { failed: 0, retrying: 0, oldestWaitingSeconds: 0 };

/** Zero where the directory is gone, which is told as what it is. */
async function roomIn(directory: string): Promise<SystemStatus['disk']> {
  const { bavail, blocks, bsize } = await statfs(directory).catch(() => ({ bavail: 0, blocks: 0, bsize: 0 }));
  return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
}

export function registerSystemStatus(app: FastifyInstance): void {
  const { config, database, pictures } = app.services;
  const newestVersion = createNewestVersion(config.newestVersionUrl);

  serve(app, getSystemStatus, async ({ db }) => {
    const { fault, jobs = NO_JOBS } = await app.lookAround();
    const processes = await listServing({ db, engine: database.engine });
    return {
      fault: fault?.code ?? null,
      database: { engine: database.engine, ...(await describeDatabase(db)) },
      disk: await roomIn(pictures.directory),
      clock_ahead_seconds: await secondsAhead(db),
      jobs: {
        ...{ failed: jobs.failed, retrying: jobs.retrying },
        oldest_waiting_seconds: jobs.oldestWaitingSeconds,
      },
      processes: processes.map(({ name, version, isThis }) => ({ name, version, is_this: isThis })),
      newest_version: await newestVersion(),
    };
  });
}
