import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Services } from '../serve/services.ts';
import { scheduleNext } from './daily.ts';
import type { Job, Log } from './job.ts';
import { CHANNEL, listAhead } from './jobs.queries.ts';
import { createLane, type Lane } from './lane.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { closeBoss, openBoss } from './open-boss.ts';

/** How long a server that ends waits for its jobs. */
export interface JobTimes {
  /** Until they are told to stop. */
  readonly finishWithinMs: number;
  /** From then on, until they are given back as they are. */
  readonly stopWithinMs: number;
}

/** Runs jobs in this process. */
export interface JobRunner {
  /** Begins a moment later: whoever starts a server wants its pages first. */
  readonly start: () => void;
  /** Runs what is due, and sees to it that the next look comes in time. Never throws; what goes wrong is in the log. */
  readonly look: () => Promise<void>;
  /** Takes no more, waits for what is under way, gives back what does not end in time. */
  readonly stop: () => Promise<void>;
}

const FIRST_LOOK_AFTER_MS = 5_000;
const SOONEST_LOOK_MS = 1_000;
const LOOK_AGAIN_AFTER_FAULT_MS = 10_000;
// What another process left behind is found by looking. On the embedded engine there is no other.
const LONGEST_WAIT_MS = { postgres: 60_000, embedded: 86_400_000 };

/** Makes what runs these jobs; each kind one at a time. Nothing happens before `start` or `look`. */
export function createJobRunner(services: Services, jobs: readonly Job[], log: Log, times: JobTimes): JobRunner {
  const { database } = services;
  const leaving = new AbortController();
  const ending = new AbortController();
  let alarm: NodeJS.Timeout | undefined;
  const setAlarm = (inMs: number): void => {
    clearTimeout(alarm);
    if (!leaving.signal.aborted) alarm = setTimeout(() => looking.ask(), Math.max(SOONEST_LOOK_MS, inMs)).unref();
  };

  const connection = connectLate(async () => {
    const boss = await openBoss(database.db, log);
    for (const job of jobs) await scheduleNext(job, undefined, { services });
    const wake = (name: string): void => void lanes.find((lane) => lane.name === name)?.ask();
    return { boss, unlisten: await database.listen(CHANNEL, wake, () => void looking.ask()) };
  });
  const opened = async (): Promise<PgBoss> => (await connection.get()).boss;
  const lanes = jobs.map((job) =>
    createLane(job, {
      ...{ services, log, opened, leaving: leaving.signal, ending: ending.signal },
      onEmpty: () => void looking.ask(),
      onFault: () => setAlarm(LOOK_AGAIN_AFTER_FAULT_MS),
    }),
  );
  const looking = oneAtATime(async () => {
    if (leaving.signal.aborted) return;
    try {
      const nextInMs = await wakeWhatIsDue(services, lanes, await opened());
      setAlarm(Math.min(nextInMs, LONGEST_WAIT_MS[database.engine]));
    } catch (error) {
      log.error({ err: error }, 'looking for jobs failed; it goes on in a moment');
      setAlarm(LOOK_AGAIN_AFTER_FAULT_MS);
    }
  });

  return {
    start: () => setAlarm(FIRST_LOOK_AFTER_MS),
    look: looking.ask,
    stop: async () => {
      leaving.abort();
      clearTimeout(alarm);
      await waitFor(
        [...lanes, looking].map((each) => each.whenIdle()),
        times,
        ending,
      );
      try {
        await letGo(await connection.last(), lanes);
      } catch (error) {
        log.error({ err: error }, 'jobs were not given back; they are run again when their time is over');
      }
    },
  };
}

/** What a runner has while it is connected. */
interface Connection {
  readonly boss: PgBoss;
  readonly unlisten: () => Promise<void>;
}

/** A connection made when it is first needed, and again when that failed. */
function connectLate(connect: () => Promise<Connection>) {
  let connecting: Promise<Connection> | undefined;
  return {
    get: (): Promise<Connection> => {
      connecting ??= connect().catch((error) => {
        connecting = undefined;
        throw error;
      });
      return connecting;
    },
    /** The one there is. */
    last: async (): Promise<Connection | undefined> => connecting,
  };
}

/** Has every job that is due run, and those of dead processes counted as failed. @returns in how many ms the next one is due */
async function wakeWhatIsDue({ database: { db } }: Services, lanes: readonly Lane[], boss: PgBoss): Promise<number> {
  const names = lanes.map(({ name }) => name);
  let ahead = await listAhead(db, names);
  if (ahead.some(({ expiresInMs }) => expiresInMs !== null && expiresInMs <= 0)) {
    await boss.supervise();
    ahead = await listAhead(db, names);
  }
  let next = Number.POSITIVE_INFINITY;
  for (const { name, dueInMs, expiresInMs } of ahead) {
    const lane = lanes.find((each) => each.name === name);
    next = Math.min(next, expiresInMs ?? next);
    // One at work looks again when it is done.
    if (dueInMs === null || lane?.isRunning()) continue;
    next = Math.min(next, dueInMs);
    if (dueInMs <= 0) void lane?.ask();
  }
  return next;
}

/** Waits for what is under way, tells it to stop after a while, and waits no longer after another one. */
async function waitFor(all: Promise<void>[], times: JobTimes, ending: AbortController): Promise<void> {
  const over = new AbortController();
  const patience = async (): Promise<void> => {
    await sleep(times.finishWithinMs, undefined, { signal: over.signal });
    ending.abort(new Error('The server ends'));
    await sleep(times.stopWithinMs, undefined, { signal: over.signal });
  };
  await Promise.race([Promise.all(all), patience()]);
  over.abort();
}

async function letGo(connection: Connection | undefined, lanes: readonly Lane[]): Promise<void> {
  if (!connection) return;
  await connection.unlisten();
  for (const lane of lanes) await lane.giveUp(connection.boss);
  await closeBoss(connection.boss);
}
