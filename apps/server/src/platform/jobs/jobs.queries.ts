import { type RawBuilder, sql } from 'kysely';
import { doAllOf, type Statements } from '../../database/all-of.ts';
import type { Db } from '../../database/connection.ts';
import { DEFAULT_OPTIONS, type Job, sendOptionsOf } from './job.ts';

/** Where the name of a job is told when one waits. */
export const CHANNEL = 'mercadito_jobs';

/** Where the library's clock puts what has come due by a schedule, for itself to send. */
export const SENDING_QUEUE = '__pgboss__send-it';

/** Tells every process that jobs of these names may wait. */
const tellingOf = (names: ReturnType<typeof sql>) => sql`select pg_notify(${CHANNEL}, name) from ${names}`;

/** Makes the queues of jobs that have none yet; several processes may do so at once. */
export async function ensureQueues(db: Db, names: readonly string[]): Promise<void> {
  await sql`
    select jobs.create_queue(name, '{"policy": "standard"}') from unnest(${[...names]}::text[]) as name
    where name not in (select name from jobs.queue)`.execute(db);
}

/** What holds of all jobs that one statement puts into their queue. */
interface Queued extends Pick<Job, 'expireInSeconds' | 'retryLimit'> {
  /** Which of those that wait goes first, by what the query has beside its payloads; 0 without. */
  readonly priority?: RawBuilder<number>;
}

/**
 * Statements for `doAllOf` that put jobs into their queue and tell every process at the commit. What `send` of the library does, by
 * its documented table, in the statement of whoever writes, who so needs nothing but its transaction.
 * @param waiting a query of their payloads, each as `payload`, and of when each is done at the earliest, as `start_after`
 * @param as what the first of the statements is called, where there are others for jobs
 */
export function insertingJobs(
  name: string,
  waiting: RawBuilder<unknown>,
  options: Queued = DEFAULT_OPTIONS,
  as = 'waiting',
): Statements {
  const { expireInSeconds, retryLimit, retryDelay, retryDelayMax, ...keep } = sendOptionsOf(options);
  return {
    [as]: sql`
      insert into jobs.job (name, data, priority, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
        deletion_seconds, keep_until, start_after)
      select ${name}, payload, ${options.priority ?? sql.lit(0)}, 'standard', ${retryLimit}, ${retryDelay}, true, ${retryDelayMax},
        ${expireInSeconds}, ${keep.deleteAfterSeconds}, now() + make_interval(secs => ${keep.retentionSeconds}), start_after
      from (${waiting}) as payloads
      returning name`,
    [`${as}_woken`]: tellingOf(sql`(select distinct name from ${sql.table(as)}) as queue`),
  };
}

const later = (payload: unknown, inMs: number) => sql`
  select ${JSON.stringify(payload)}::jsonb as payload, now() + make_interval(secs => ${inMs / 1_000}) as start_after`;

/** Puts a job into its queue, by a statement of its own. */
export async function insertJob(db: Db, job: Job, payload: unknown, inMs: number): Promise<void> {
  const waiting = later(payload, inMs);
  const { waiting: inserted = waiting, ...woken } = insertingJobs(job.name, waiting, job);
  await doAllOf(db, { waiting: inserted, ...(inMs === 0 && woken) });
}

/** Has a job done later, by a statement of its own, unless the same one waits already and comes no more than a minute after that time. */
export async function putOffJob(
  db: Db,
  job: Job,
  payload: unknown,
  { inMs, priority }: { readonly inMs: number; readonly priority: number },
): Promise<void> {
  const unlessWaiting = sql`
    select payload, start_after from (${later(payload, inMs)}) as put_off
    where not exists (
      select from jobs.job
      where name = ${job.name} and state = 'created' and data = put_off.payload
        and start_after > now() and start_after < put_off.start_after + interval '1 minute')`;
  const { waiting = unlessWaiting } = insertingJobs(job.name, unlessWaiting, { ...job, priority: sql.lit(priority) });
  await doAllOf(db, { waiting });
}

/**
 * Has jobs of a name done sooner that wait for a later time, of those that fulfil a condition on their `data`.
 * @param inMs from now on; those that come before that anyway stay as they are
 */
export async function hastenJobs(db: Db, name: string, condition: RawBuilder<boolean>, inMs = 0): Promise<void> {
  const sooner = sql`now() + make_interval(secs => ${inMs / 1_000})`;
  const hastened = sql`
    update jobs.job set start_after = ${sooner}
    where name = ${name} and state = 'created' and start_after > ${sooner} and ${condition}
    returning name`;
  await doAllOf(db, { hastened, woken: tellingOf(sql`(select distinct name from hastened) as queue`) });
}

/**
 * Forgets the jobs of a name that wait, where one run does the work of all: what they were to do is committed, and so seen by
 * whatever is read from here on.
 */
export async function dropWaitingJobs(db: Db, name: string): Promise<void> {
  await sql`delete from jobs.job where name = ${name} and state = 'created' and start_after <= now()`.execute(db);
}

/** Tells every process that jobs of these names wait. */
export async function tellOfJobs(db: Db, names: readonly string[]): Promise<void> {
  await tellingOf(sql`unnest(${[...names]}::text[]) as name`).execute(db);
}

/** What there is to do, by the database's clock. */
export interface Ahead {
  readonly now: string;
  /** When the library's clock went through its schedules last. */
  readonly lastPass: string | null;
  /** The queues in which jobs wait whose time has come. */
  readonly due: readonly string[];
  /** Whether the time of a job under way is over: its process is taken for dead. */
  readonly isExpired: boolean;
}

/** Looks whether there is anything to do: the one statement of an idle minute. */
export async function lookAhead(db: Db): Promise<Ahead> {
  const { rows } = await sql<Ahead>`
    select now() as now, cron_on as "lastPass",
      array(select distinct name from jobs.job where state < 'active' and start_after <= now()) as due,
      exists (select from jobs.job where state = 'active' and started_on + expire_seconds * interval '1 s' < now()) as "isExpired"
    from jobs.version`.execute(db);
  const [ahead] = rows;
  if (!ahead) throw new Error('jobs.version has no row');
  return ahead;
}

/**
 * Sets back what the library has stamped with a time that has not come yet: its clock by a day, so that it makes up for the night
 * that may have been missed, its rounds to never, and jobs that wait longer than any try does to now.
 * @returns whether its clock was
 */
export async function setClockBack(db: Db): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with queues as (
      update jobs.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
      where greatest(monitor_claim_on, monitor_on, maintain_on) > now()
    ),
    waiting as (
      update jobs.job set start_after = now() where state < 'active' and start_after > now() + interval '2 hours'
    )
    update jobs.version set cron_on = now() - interval '1 day' where cron_on > now()`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
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

/** Whether a job was given up within the last hour. */
export async function hasGivenUpLately(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from jobs.job where state = 'failed' and completed_on > now() - interval '1 hour') as has`.execute(
    db,
  );
  return rows[0]?.has ?? false;
}

/** A job that was given up. */
export interface FailedJob {
  readonly id: string;
  readonly name: string;
  readonly failedAt: string;
  readonly tries: number;
  readonly reason: string | null;
}

/** The jobs that were given up, oldest first. */
export async function listFailedJobs(db: Db): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name, completed_on as "failedAt", retry_count + 1 as tries,
      coalesce(output ->> 'message', output #>> '{value,message}', output ->> 'value') as reason
    from jobs.job where state = 'failed' order by completed_on`.execute(db);
  return rows;
}

/** Has a job that was given up wait for one more try, as the library does; one that was not stays as it is. */
export async function retryGivenUp(db: Db, id: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    update jobs.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null,
      start_after = greatest(start_after, now())
    where id = ${id}::uuid and state = 'failed' returning name`.execute(db);
  if (rows.length > 0) {
    await tellOfJobs(
      db,
      rows.map(({ name }) => name),
    );
  }
}
