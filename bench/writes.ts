import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { DomainEvent } from '@mercadito/domain/events/domain-event';
import { type Db, openDatabase } from '../apps/server/src/database/connection.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { inTransaction } from '../apps/server/src/database/transaction.ts';
import { enqueue } from '../apps/server/src/platform/jobs/enqueue.ts';
import { ensureQueues } from '../apps/server/src/platform/jobs/jobs.queries.ts';
import { insertPicture } from '../apps/server/src/platform/pictures/pictures.ts';
import { inAuditedTransaction } from '../apps/server/src/platform/record/audit.ts';
import { record } from '../apps/server/src/platform/record/record.ts';
import { countStatements } from '../apps/server/test/count-statements.ts';
import { tellOrder } from '../apps/server/test/job-process.ts';
import { makeDataDirectory } from '../scripts/lib/demo-server.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';

// `npm run bench:writes`: what it costs a write to want a job, to be audited with what has happened in it, and to have people told.
// The same write is made in each way by turns, and each is compared with another one of its own round: what else the machine does
// meets all.

/** How many statements more than the way that it is compared with each may take. */
const STATEMENTS_MORE = 1;
const ROUNDS = 400;
const WARM_UP = 50;

const job = tellOrder(async () => undefined);
const order = { orderId: 7, transactionId: 'Ab1', customerId: 3, companyIds: [1, 2] } as const;
const entryOf = () => ({ actorId: null, action: 'bench', detail: { id: 7 } });
const write = (transaction: Db) =>
  insertPicture(transaction, { hash: randomUUID(), width: 800, height: 600, widths: [160, 320], placeholder: 'bench' });

/** A way to make the write, and how many milliseconds more than another one it may take. */
interface Way {
  readonly work: (db: Db) => Promise<unknown>;
  readonly than: string;
  readonly limit: number;
}

const auditedWith = (event?: DomainEvent) => (db: Db) =>
  inAuditedTransaction(
    db,
    async (transaction) => {
      await write(transaction);
      if (event) record(transaction, event);
    },
    entryOf,
  );

const WAYS: Record<string, Way> = {
  plain: { work: (db) => inTransaction(db, write), than: 'plain', limit: 0 },
  'with a job': {
    work: (db) =>
      inTransaction(db, async (transaction) => {
        await write(transaction);
        await enqueue(transaction, job, { order: 7 });
      }),
    than: 'plain',
    limit: 2,
  },
  audited: { work: auditedWith(), than: 'plain', limit: 2 },
  'audited, with an event': { work: auditedWith({ type: 'order.placed', ...order }), than: 'plain', limit: 2 },
  // No page reads anything anew by it: all that it adds are the row of messages and its job.
  'audited, with people told': {
    work: auditedWith({ type: 'order.kept_waiting', ...order }),
    than: 'audited',
    limit: 1,
  },
};

/** Milliseconds of one write. */
interface Sample {
  readonly wall: number;
  readonly processor: number;
}

interface Measured extends Way {
  readonly way: string;
  readonly statements: number;
  readonly samples: readonly Sample[];
}

/** Processor time so far, ms: of this process, in which the embedded engine is too, and of PostgreSQL's own for us. */
function processorTime(backend: number): number {
  const { user, system } = process.cpuUsage();
  const file = `/proc/${backend}/schedstat`;
  // Linux alone says it so finely.
  const there = existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : 0;
  return (user + system) / 1e3 + there;
}

async function measure(work: () => Promise<unknown>, backend: number): Promise<Sample> {
  const [began, used] = [performance.now(), processorTime(backend)];
  await work();
  return { wall: performance.now() - began, processor: processorTime(backend) - used };
}

async function measureEngine(databaseUrl?: string): Promise<Measured[]> {
  const data = makeDataDirectory();
  // One connection, so that one process of PostgreSQL does it all; on a busy machine a statement takes its time.
  const patient = { maxConnections: 1, statementTimeoutMs: 60_000 };
  const { db, close, engine } = await openDatabase({ databaseUrl, dataDir: data.path, ...patient });
  await migrate(db);
  await ensureQueues(db, [job.name]);
  const { pid } = await db.selectNoFrom(({ fn }) => fn<number>('pg_backend_pid').as('pid')).executeTakeFirstOrThrow();
  const backend = engine === 'postgres' ? pid : 0;
  const ways = Object.entries(WAYS).map(([way, how]) => ({ way, ...how, statements: 0, samples: [] as Sample[] }));
  for (const each of ways) {
    const seen = countStatements(db);
    await each.work(seen.db);
    each.statements = seen.count();
  }
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    // Another one begins each time.
    const turns = [...ways.slice(round % ways.length), ...ways.slice(0, round % ways.length)];
    for (const { work, samples } of turns) samples.push(await measure(() => work(db), backend));
  }
  await close();
  await data.remove();
  return ways.map((each) => ({ ...each, samples: each.samples.slice(WARM_UP) }));
}

function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
}

/** A row of figures, and how much more that is than another way of the same round. */
function tell(engine: string, { way, than, limit, statements, samples }: Measured, other: Measured) {
  const of = (kind: keyof Sample, share: number) =>
    percentile(
      samples.map((sample) => sample[kind]),
      share,
    );
  const more = (kind: keyof Sample) =>
    percentile(
      samples.map((sample, round) => sample[kind] - (other.samples[round]?.[kind] ?? 0)),
      0.5,
    );
  const isKept = way === than || (more('wall') < limit && statements - other.statements <= STATEMENTS_MORE);
  return {
    engine,
    'a write': way,
    'median (ms)': of('wall', 0.5),
    'p95 (ms)': of('wall', 0.95),
    'processor (ms)': of('processor', 0.5),
    'its p95 (ms)': of('processor', 0.95),
    statements,
    than,
    'more (ms)': more('wall'),
    'more processor (ms)': more('processor'),
    'limit of more (ms)': limit,
    kept: isKept,
  };
}

const postgres = await startPostgres();
const measured = { embedded: await measureEngine(), postgres: await measureEngine(postgres.url) };
await postgres.remove();

const rows = Object.entries(measured).flatMap(([engine, ways]) =>
  ways.map((each) => tell(engine, each, ways.find(({ way }) => way === each.than) ?? each)),
);
console.table(rows);
console.log(`Each of ${ROUNDS} rounds; "more" is the median of the differences within a round.`);
process.exitCode = rows.every(({ kept }) => kept) ? 0 : 1;
