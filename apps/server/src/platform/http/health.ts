import { LARGEST_CLOCK_DIFFERENCE_S, type SystemFault } from '@mercadito/domain/system/system-status';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { databaseTime } from '../../database/identity.ts';
import { reasonOf } from '../../database/reason-of.ts';
import { isFaultOfDisk, isReadOnly } from '../../database/transaction.ts';
import { countJobs, type JobCounts } from '../jobs/jobs.queries.ts';
import { NOT_IN_DOCUMENT } from '../open-api/open-api.ts';
import type { PicturesFault } from '../pictures/picture-files.ts';
import { tryingPictures } from '../pictures/try-pictures.ts';
import { unavailable } from '../problems/errors.ts';
import { writtenProblem } from '../problems/problem.ts';

const REMEMBERED_MS = 1_000;
// Beyond what a worker's memory takes: the database has to write it to its disk.
const ROWS_TO_SPILL = 5_000;

/** What keeps a server from serving. */
interface Fault {
  readonly code: SystemFault;
  /** For everybody. */
  readonly reason: string;
  /** For the log: with places and addresses. */
  readonly detail?: string;
}

/** How a server is, and what else an operator should know. */
interface Readiness {
  readonly fault?: Fault;
  /** What keeps it from pictures alone: no other process would do better, and people go on ordering. */
  readonly trouble?: Fault;
  readonly jobs?: JobCounts;
  /** By how many seconds this process's clock is ahead of the database's. */
  readonly clockAheadSeconds?: number;
  readonly warnings: readonly string[];
}

/**
 * Remembers an answer for a second, and asks once for all who want to know meanwhile: anybody may ask, and nobody is to hold
 * the database by that.
 * @param clock in milliseconds
 */
export function remembering<Answer>(
  ask: () => Promise<Answer>,
  clock: () => number = () => performance.now(),
): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  let goodUntil = 0;
  return () => {
    if (answer && clock() < goodUntil) return answer;
    // Until the answer is there nobody asks again.
    goodUntil = Number.POSITIVE_INFINITY;
    answer = ask().finally(() => {
      goodUntil = clock() + REMEMBERED_MS;
    });
    return answer;
  };
}

/**
 * Tries a write, which leaves nothing behind: the lock of a row is written to the database's log, and more rows than its
 * memory takes are written to its disk.
 * @throws where the database is away, takes no writes or has no room
 */
async function tryWrite(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local work_mem = '64kB'`.execute(transaction);
    await sql`select 1 from migrations limit 1 for no key update`.execute(transaction);
    await sql`select count(*) from generate_series(1, ${sql.lit(ROWS_TO_SPILL)})`.execute(transaction);
  });
}

/** By how many seconds this process's clock is ahead of the database's. */
export async function secondsAhead(db: Db, now: () => number = Date.now): Promise<number> {
  const before = now();
  const there = await databaseTime(db);
  return Math.round(((before + now()) / 2 - there.getTime()) / 1_000);
}

/** What to say of a difference between the clocks; undefined where there is none to speak of. */
export function clockWarning(seconds: number): string | undefined {
  if (Math.abs(seconds) <= LARGEST_CLOCK_DIFFERENCE_S) return undefined;
  const way = seconds > 0 ? 'ahead of' : 'behind';
  return `The clock of this process is ${Math.abs(seconds)} s ${way} the database's: have both machines keep the time (NTP).`;
}

/** What a server looks at to say whether it is ready. */
interface Looked {
  readonly db: Db;
  readonly tryPictures: () => Promise<PicturesFault | undefined>;
  /** Whether all processes have their pictures from one store. */
  readonly isStore: boolean;
  /** Whether there are pages to serve. */
  readonly hasPages: boolean;
  readonly now?: () => number;
}

const NO_PAGES: Fault = {
  code: 'pages',
  reason: 'The pages were not built: build them (npm run build) and start again.',
};

function faultOfDatabase(error: unknown): Fault {
  if (isFaultOfDisk(error)) return { code: 'database_disk', reason: 'The disk of the database is full or broken.' };
  return {
    code: 'database',
    reason: isReadOnly(error) ? 'The database is read-only.' : 'The database takes no writes.',
  };
}

/** Looks whether calls, writes, pictures and pages work. Never throws. */
async function lookAround({ db, tryPictures, isStore, hasPages, now }: Looked): Promise<Readiness> {
  try {
    await tryWrite(db);
    const jobs = await countJobs(db);
    const clockAheadSeconds = await secondsAhead(db, now);
    const warning = clockWarning(clockAheadSeconds);
    const ofPictures = await tryPictures();
    const trouble = isStore ? ofPictures : undefined;
    const fault = hasPages ? (isStore ? undefined : ofPictures) : NO_PAGES;
    const warnings = [warning ?? [], trouble?.reason ?? []].flat();
    return { jobs, clockAheadSeconds, warnings, ...(fault && { fault }), ...(trouble && { trouble }) };
  } catch (error) {
    return { fault: { ...faultOfDatabase(error), detail: reasonOf(error) }, warnings: [] };
  }
}

/** Says in the log when the server stops being ready, why, and when it is again: once each, however often it is asked. */
export function tellingChanges(log: Pick<FastifyBaseLogger, 'warn' | 'info'>) {
  let toldReason = '';
  let toldTrouble = '';
  let toldWarnings = 0;
  return ({ fault, trouble, warnings }: Readiness): void => {
    const reason = fault?.reason ?? '';
    if (reason !== toldReason) {
      if (fault) log.warn(fault, 'the server is not ready');
      else log.info('the server is ready again');
    }
    const detail = trouble?.detail ?? '';
    if (detail !== toldTrouble) {
      if (trouble) log.warn(trouble, 'pictures can be neither kept nor shown');
      else log.info('pictures can be kept and shown again');
    }
    toldTrouble = detail;
    if (warnings.length > toldWarnings) for (const warning of warnings) log.warn(warning);
    toldReason = reason;
    toldWarnings = warnings.length;
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Looks whether all works, and says in the log what does not. */
    lookAround: () => Promise<Readiness>;
  }
}

/**
 * `/livez` says that the process runs, `/readyz` that all it needs takes writes, and how the jobs are.
 * @param hasPages false where pages should be served and there are none
 */
export function registerHealth(app: FastifyInstance, hasPages: boolean): void {
  const { database, pictures } = app.services;
  const { files } = pictures;
  const looked = { db: database.db, tryPictures: tryingPictures(database, files), isStore: files.fetch !== undefined };
  const look = remembering(() => lookAround({ ...looked, hasPages }));
  const tell = tellingChanges(app.log);
  app.decorate('lookAround', async () => {
    const readiness = await look();
    tell(readiness);
    return readiness;
  });
  app.get('/livez', { schema: NOT_IN_DOCUMENT }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: NOT_IN_DOCUMENT }, async (_request, reply) => {
    const { fault, jobs, warnings } = await app.lookAround();
    if (!fault) return { status: 'ok', jobs, warnings };
    // Not thrown: what is refused is told in the log each time, and this only when it begins and ends.
    const { status, headers, body } = writtenProblem(unavailable({ facts: { reason: fault.reason } }));
    return reply.code(status).headers(headers).send(body);
  });
}
