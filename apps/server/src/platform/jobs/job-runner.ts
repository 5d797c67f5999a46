import type { PgBoss } from 'pg-boss';
import type { Services } from '../serve/services.ts';
import { type Job, type Log, sendOptionsOf } from './job.ts';
import { type Ahead, CHANNEL, lookAhead, SENDING_QUEUE, setClockBack } from './jobs.queries.ts';
import { closeBoss, openBoss } from './open-boss.ts';
import { work } from './work.ts';

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
  /** Has what is due run, and looks again in a minute. Never throws; what goes wrong is in the log. */
  readonly look: () => Promise<void>;
  /** Takes no more, waits for what is under way, gives back what does not end in time. */
  readonly stop: () => Promise<void>;
}

const FIRST_LOOK_AFTER_MS = 5_000;
const LOOK_EVERY_MS = 60_000;

/** Makes what runs these jobs; each kind one at a time. Nothing happens before `start` or `look`. */
export function createJobRunner(services: Services, jobs: readonly Job[], log: Log, times: JobTimes): JobRunner {
  const { database } = services;
  const ending = new AbortController();
  let isLeaving = false;
  let timer: NodeJS.Timeout | undefined;
  const lookIn = (ms: number): void => {
    clearTimeout(timer);
    if (!isLeaving) timer = setTimeout(look, ms).unref();
  };

  const workers = lately(() => openWorkers(services, jobs, { log, ending: ending.signal, onGap: () => void look() }));
  // The library asks at least four times a minute, so it runs for the minute in which it has something to send.
  const clock = lately(() => openBoss(database.db, log, { schedule: true }));

  /** A clock that once stood ahead has nothing sent before that time comes. */
  const readAhead = async (): Promise<Ahead> => {
    const ahead = await lookAhead(database.db);
    if (ahead.lastPass === null || new Date(ahead.lastPass) <= new Date(ahead.now)) return ahead;
    if (!(await setClockBack(database.db))) return ahead;
    log.warn(
      { lastPass: ahead.lastPass },
      "the database's clock was ahead of now: scheduled jobs go on from a day ago",
    );
    return lookAhead(database.db);
  };
  let scheduledIn: string | undefined;
  const doWhatIsDue = async (): Promise<void> => {
    const { boss, wakes } = await workers.get();
    const { timeZone } = services.config;
    if (scheduledIn !== timeZone) await schedule(boss, jobs, timeZone);
    scheduledIn = timeZone;
    const ahead = await readAhead();
    const isTime = isScheduleDue(boss, jobs, timeZone, ahead);
    // Jobs of dead processes are tried again, and, once a day, failed ones of a week ago forgotten.
    if (ahead.isExpired || isTime) await boss.supervise();
    if (isTime) await clock.get();
    else await clock.end(closeBoss);
    for (const name of ahead.due) wakes.get(name)?.();
  };
  let looking = Promise.resolve();
  const look = (): Promise<void> => {
    lookIn(LOOK_EVERY_MS);
    looking = looking
      .then(() => (isLeaving ? undefined : doWhatIsDue()))
      .catch((error) => log.error({ err: error }, 'looking for jobs failed; it goes on in a minute'));
    return looking;
  };

  return {
    start: () => lookIn(FIRST_LOOK_AFTER_MS),
    look,
    stop: async () => {
      isLeaving = true;
      clearTimeout(timer);
      const patience = setTimeout(() => ending.abort(new Error('The server ends')), times.finishWithinMs);
      const timeout = times.finishWithinMs + times.stopWithinMs;
      try {
        await workers.end(async ({ boss, unlisten }) => {
          await Promise.all([unlisten(), boss.stop({ close: false, timeout })]);
        });
        await looking;
        await clock.end(closeBoss);
      } catch (error) {
        log.error({ err: error }, 'jobs were not given back; they are run again when their time is over');
      } finally {
        clearTimeout(patience);
      }
    },
  };
}

interface WorkersOptions {
  readonly log: Log;
  readonly ending: AbortSignal;
  /** Notices may have been lost. */
  readonly onGap: () => void;
}

/** Has the library run these jobs here, and wakes it by each notice. */
async function openWorkers(services: Services, jobs: readonly Job[], { log, ending, onGap }: WorkersOptions) {
  const { database } = services;
  const boss = await openBoss(database.db, log);
  try {
    const wakes = new Map<string, () => void>();
    for (const job of jobs) wakes.set(job.name, await work(boss, job, { services, log, ending }));
    const unlisten = await database.listen(CHANNEL, (name) => wakes.get(name)?.(), onGap);
    return { boss, wakes, unlisten };
  } catch (error) {
    await closeBoss(boss);
    throw error;
  }
}

/** Something that is opened when it is first needed, again when that failed, and again after its end. */
function lately<Opened>(open: () => Promise<Opened>) {
  let opening: Promise<Opened> | undefined;
  return {
    get: (): Promise<Opened> => {
      opening ??= open().catch((error) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
    end: async (close: (opened: Opened) => Promise<void>): Promise<void> => {
      const last = opening;
      opening = undefined;
      if (last) await close(await last);
    },
  };
}

/** Tells the library which jobs come by themselves, and when. */
async function schedule(boss: PgBoss, jobs: readonly Job[], tz: string): Promise<void> {
  const scheduled = new Set((await boss.getSchedules()).map(({ name }) => name));
  for (const job of jobs) {
    if (job.schedule === undefined) {
      // Of a time when it was set up to come.
      if (scheduled.has(job.name)) await boss.unschedule(job.name);
      continue;
    }
    // A server that was off when it was time makes up for it, once.
    await boss.schedule(job.name, job.schedule, {}, { tz, missed: 'once', ...sendOptionsOf(job) });
  }
}

/** Whether the library's clock has something to send: a time has come since it went last, or what it sent is on its way. */
function isScheduleDue(boss: PgBoss, jobs: readonly Job[], tz: string, { lastPass, now, due }: Ahead): boolean {
  if (due.includes(SENDING_QUEUE)) return true;
  return jobs.some(({ schedule: cron }) => {
    if (cron === undefined) return false;
    if (lastPass === null) return true;
    const [next] = boss.previewSchedule(cron, { tz, from: new Date(lastPass), count: 1 });
    return next !== undefined && next <= new Date(now);
  });
}
