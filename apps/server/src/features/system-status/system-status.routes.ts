import { getSystemStatus, type SystemStatus } from '@mercadito/contracts/system-status';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { listServing } from '../../database/serving-processes.ts';
import { remembering } from '../../platform/http/health.ts';
import { roomIn } from '../../platform/pictures/room-in.ts';
import { serve } from '../../platform/serve/serve.ts';
import { readLastCopy } from '../copies/index.ts';
import { isResponsibleNamed } from '../legal/index.ts';
import { createNewestVersion } from './newest-version.ts';
import { describeDatabase, findBeginning } from './system-status.queries.ts';

const NO_JOBS = { failed: 0, retrying: 0, oldestWaitingSeconds: 0 };
// Where the directory is gone, which is told as what it is.
const NO_ROOM = { free_bytes: 0, total_bytes: 0 };

const HOUR_MS = 3_600_000;

/** How it stands with the copies of each night. */
async function copiesOf(config: Config, now: Date): Promise<SystemStatus['copies']> {
  const last = await readLastCopy(config);
  const whole = last?.whole ?? null;
  return {
    are_kept: config.copies.directory !== null,
    hours_old: whole && Math.max(0, Math.floor((now.getTime() - Date.parse(whole.madeAt)) / HOUR_MS)),
    has_failed: last !== null && last.failure !== null,
  };
}

/** How old the newest whole copy is, and whether the last try failed, where copies are kept; a town without any counts from its beginning. */
function addCopyGauges({ metrics, services }: FastifyInstance): void {
  const { config, database, now } = services;
  if (config.copies.directory === null) return;
  // Once a look: where copies lie in a store it is asked each time.
  const look = remembering(() => readLastCopy(config));
  metrics.gauge({
    name: 'mercadito_copy_failed',
    help: 'Whether the last copy could not be kept',
    read: async () => [{ value: (await look())?.failure ? 1 : 0 }],
  });
  metrics.gauge({
    name: 'mercadito_copy_age_seconds',
    help: 'How old the newest whole copy is; without any, the database',
    read: async () => {
      const madeAt = (await look())?.whole?.madeAt ?? (await findBeginning(database.db));
      return [{ value: Math.max(0, (now().getTime() - new Date(madeAt).getTime()) / 1_000) }];
    },
  });
}

export function registerSystemStatus(app: FastifyInstance): void {
  const { config, database, pictures } = app.services;
  addCopyGauges(app);
  const newestVersion = createNewestVersion(config.newestVersionUrl);

  serve(app, getSystemStatus, async ({ db, now }) => {
    const [
      { fault, trouble, jobs = NO_JOBS, clockAheadSeconds = 0 },
      processes,
      described,
      disk,
      copies,
      newest,
      hasResponsible,
    ] = await Promise.all([
      app.lookAround(),
      listServing({ db, engine: database.engine }),
      describeDatabase(db),
      roomIn(pictures.directory).catch(() => NO_ROOM),
      copiesOf(config, now),
      newestVersion(),
      isResponsibleNamed(db),
    ]);
    return {
      fault: fault?.code ?? trouble?.code ?? null,
      database: { engine: database.engine, ...described },
      disk,
      clock_ahead_seconds: clockAheadSeconds,
      jobs: {
        ...{ failed: jobs.failed, retrying: jobs.retrying },
        oldest_waiting_seconds: jobs.oldestWaitingSeconds,
      },
      copies,
      processes: processes.map(({ name, version, isThis }) => ({ name, version, is_this: isThis })),
      newest_version: newest,
      has_responsible: hasResponsible,
    };
  });
}
