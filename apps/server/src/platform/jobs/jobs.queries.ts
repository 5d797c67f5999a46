import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Job } from './job.ts';

/** Where the name of a job is told when one waits. */
export const CHANNEL = 'mercadito_jobs';

// 5 to 10 s, and twice as long each time, up to an hour: what failed together does not come back together.
const FIRST_RETRY_SECONDS = 5;
const LAST_RETRY_SECONDS = 3_600;
// To the library 0 means never: who failed is kept until somebody has looked. What is done is deleted at once.
const KEEP_FAILED = 0;
const KEEP_WAITING_YEARS = 10;

/** Tells every process that jobs of these names may wait. */
const tellingOf = (names: ReturnType<typeof sql>) => sql`select pg_notify(${CHANNEL}, name) from ${names}`;

/** Makes the queues of jobs that have none yet; several processes may do so at once. */
export async function ensureQueues(db: Db, names: readonly string[]): Promise<void> {
  await sql`
    select jobs.create_queue(name, '{"policy": "standard"}') from unnest(${[...names]}::text[]) as name
    where name not in (select name from jobs.queue)`.execute(db);
}

/**
 * Puts a job into its queue and tells every process at the commit. What `send` of the library does, by its documented table, in a
 * statement of its own, so that whoever writes needs nothing but its transaction.
 * @param at not before; at once when left out
 * @param id with the id of a job that waits nothing happens
 */
export async function insertJob(
  db: Db,
  { name, retryLimit, expireInSeconds }: Job,
  payload: unknown,
  { at, id }: { at?: Date; id?: string } = {},
): Promise<void> {
  await sql`
    with waiting as (
      insert into jobs.job (id, name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
        deletion_seconds, start_after, keep_until)
      values (coalesce(${id ?? null}::uuid, gen_random_uuid()), ${name}, ${JSON.stringify(payload)}, 'standard', ${retryLimit},
        ${FIRST_RETRY_SECONDS}, true, ${LAST_RETRY_SECONDS}, ${expireInSeconds}, ${KEEP_FAILED},
        coalesce(${at?.toISOString() ?? null}::timestamptz, now()), now() + make_interval(years => ${KEEP_WAITING_YEARS}))
      on conflict do nothing
      returning name)
    ${tellingOf(sql`waiting`)}`.execute(db);
}

/** Tells every process that jobs of these names wait. */
export async function tellOfJobs(db: Db, names: readonly string[]): Promise<void> {
  await tellingOf(sql`unnest(${[...names]}::text[]) as name`).execute(db);
}

/** What lies ahead in one queue, in milliseconds from now; null where there is nothing of that kind. */
interface Ahead {
  readonly name: string;
  /** Until the first job that waits may begin. */
  readonly dueInMs: number | null;
  /** Until the first of those under way is given up for dead. */
  readonly expiresInMs: number | null;
}

/** Looks when something is to be done next in each of these queues. */
export async function listAhead(db: Db, names: readonly string[]): Promise<Ahead[]> {
  const { rows } = await sql<Ahead>`
    select name,
      1000 * extract(epoch from min(start_after) filter (where state < 'active') - now())::float8 as "dueInMs",
      1000 * extract(epoch from min(started_on + expire_seconds * interval '1 s') filter (where state = 'active') - now())::float8
        as "expiresInMs"
    from jobs.job
    where name = any (${[...names]}::text[]) and state in ('created', 'retry', 'active')
    group by name`.execute(db);
  return rows;
}

/** How the jobs of an installation are. */
export interface JobCounts {
  /** Given up: they wait for an operator. */
  readonly failed: number;
  /** Went wrong at least once, and are tried again. */
  readonly retrying: number;
  /** For how long the oldest of those that might run has waited; 0 when none waits. */
  readonly oldestWaitingSeconds: number;
}

/** Counts the jobs that an operator should know of. */
export async function countJobs(db: Db): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where state = 'failed') as failed,
      count(*) filter (where state = 'retry') as retrying,
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::int
        as "oldestWaitingSeconds"
    from jobs.job where state in ('created', 'retry', 'active', 'failed')`.execute(db);
  const [counts] = rows;
  return counts ?? { failed: 0, retrying: 0, oldestWaitingSeconds: 0 };
}

/** A job that was given up. */
interface FailedJob {
  readonly id: string;
  readonly name: string;
  readonly failedAt: string;
  readonly tries: number;
  readonly reason: string | null;
}

/** The jobs that were given up, oldest first. */
export async function listFailedJobs(db: Db): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name, completed_on as "failedAt", retry_count + 1 as tries, output ->> 'message' as reason
    from jobs.job where state = 'failed' order by completed_on`.execute(db);
  return rows;
}
