import { statfs } from 'node:fs/promises';
import { getSystemStatus, type SystemStatus } from '@mercadito/contracts/system-status';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { listServing } from '../../database/serving-processes.ts';
import { secondsAhead } from '../../platform/http/health.ts';
import { serve } from '../../platform/serve/serve.ts';
import { readLastCopy } from '../copies/index.ts';
import { createNewestVersion } from './newest-version.ts';
import { describeDatabase } from './system-status.queries.ts';

const NO_JOBS = { failed: 0, retrying: 0, oldestWaitingSeconds: 0 };

/** Zero where the directory is gone, which is told as what it is. */
async function roomIn(directory: string): Promise<SystemStatus['disk']> {
  const { bavail, blocks, bsize } = await statfs(directory).catch(() => ({ bavail: 0, blocks: 0, bsize: 0 }));
  return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
}

const HOUR_MS = 3_600_000;

/** How it stands with the copies of each night. */
async function copiesOf({ dataDir, copies }: Config, now: Date): Promise<SystemStatus['copies']> {
  const last = await readLastCopy(dataDir);
  const whole = last?.whole ?? null;
  return {
    are_kept: copies.directory !== null,
    hours_old: whole && Math.max(0, Math.floor((now.getTime() - Date.parse(whole.madeAt)) / HOUR_MS)),
    has_failed: last !== null && last.failure !== null,
  };
}

export function registerSystemStatus(app: FastifyInstance): void {
  const { config, database, pictures } = app.services;
  const newestVersion = createNewestVersion(config.newestVersionUrl);

  serve(app, getSystemStatus, async ({ db, now }) => {
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
      copies: await copiesOf(app.services.config, now),
      processes: processes.map(({ name, version, isThis }) => ({ name, version, is_this: isThis })),
      newest_version: await newestVersion(),
    };
  });
}
