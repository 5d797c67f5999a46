import type { PgBoss } from 'pg-boss';
import type { Job, JobContext } from './job.ts';
import { type OneAtATime, oneAtATime } from './one-at-a-time.ts';
import { giveBack, runNext, type Taken } from './run-next.ts';

/** The jobs of one kind, one after the other. */
export interface Lane extends OneAtATime {
  readonly name: string;
  /** Leaves the job that is under way, if there is one, to another process. */
  readonly giveUp: (boss: PgBoss) => Promise<void>;
}

interface LaneOptions extends Omit<JobContext, 'signal'> {
  readonly opened: () => Promise<PgBoss>;
  /** Aborted when no further job is to be taken. */
  readonly leaving: AbortSignal;
  /** Aborted when those under way are to stop. */
  readonly ending: AbortSignal;
  /** Nothing is due any more, and something was: what failed comes again later. */
  readonly onEmpty: () => void;
  readonly onFault: () => void;
}

/** Makes the lane of a job; asked, it runs those that are due until there is none. */
export function createLane(job: Job, options: LaneOptions): Lane {
  const { services, log, opened, leaving, ending, onEmpty, onFault } = options;
  const { name } = job;
  let underWay: Taken | undefined;
  const onTaken = (taken: Taken): void => {
    underWay = taken;
  };
  let hasRun = false;
  const tellEmpty = (): void => {
    if (hasRun) onEmpty();
    hasRun = false;
  };
  const lane = oneAtATime(async () => {
    try {
      const boss = await opened();
      while (!leaving.aborted && (await runNext(job, { boss, services, log, ending, onTaken }))) hasRun = true;
    } catch (error) {
      log.error({ err: error, job: name }, 'running jobs failed; it goes on in a moment');
      onFault();
    }
    underWay = undefined;
  }, tellEmpty);
  const reason = new Error('The server ended before the job did');
  return {
    ...lane,
    name,
    giveUp: async (boss) => {
      if (underWay) await giveBack(boss, name, underWay, reason);
    },
  };
}
