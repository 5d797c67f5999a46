import { listHomeProducts } from '@mercadito/contracts/products';
import { requestPathOf } from '@mercadito/contracts/request';
import type { Db } from '../apps/server/src/database/connection.ts';
import type { TestApp } from '../apps/server/test/test-app.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { keepBusy } from './lib/offer-load.ts';
import { pgbenchOf } from './lib/pgbench.ts';

// `npm run bench:lists -- --products 1M`: what each list, search and suggestion of goods reads and takes in a town of so many goods, beside
// the same in one of ten thousand. Both towns are filled by generated rows, in one PostgreSQL of its own, and asked by turns. Then how
// many searches a second the server answers in the smaller town, and how many pgbench makes of the same statements.

const SMALL = 10_000;
const SIZES: Readonly<Record<string, number>> = { '10k': SMALL, '100k': 100_000, '1M': 1_000_000 };
const ROUNDS = 15;
const LIMITS = { buffers: 3_000, milliseconds: 30, ratio: 3 };
/** Of pgbench's searches a second, and how many in a second of the server's processor. */
const LEAST = { ofPgbench: 0.7, perSecond: 400 };
const THROUGHPUT = { rounds: 5, seconds: 3, atOnce: 4 };
const BUSY_SEARCHES = ['queso', 'queso rancho'];
/** Below that a ratio says more of the machine than of the list. */
const COUNTS_FROM_MS = 5;

const asked = process.argv[process.argv.indexOf('--products') + 1] ?? '';
const products = SIZES[asked] ?? 100_000;

const postgres = await startPostgres({});
process.env.TEST_ENGINE = 'postgres';
process.env.TEST_DATABASE_URL = postgres.url;
// They look at the engine as they are loaded.
const { createTestApp } = await import('../apps/server/test/test-app.ts');
const { countStatements } = await import('../apps/server/test/count-statements.ts');
const { buffersOf, fillWithGoods, readsOfGoods } = await import('../apps/server/test/many-goods.ts');

interface Town {
  readonly close: () => Promise<void>;
  readonly app: TestApp['app'];
  readonly db: Db;
  readonly reads: ReturnType<typeof readsOfGoods>;
}

async function townOf(count: number): Promise<Town> {
  const began = performance.now();
  const town = await createTestApp();
  const shop = await fillWithGoods(town, count);
  console.log(`${count} goods filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const reads = readsOfGoods(
    () => town,
    () => shop,
  );
  return { app: town.app, db: town.db, reads, close: town.close };
}

async function millisecondsOf(db: Db, read: (db: Db) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await read(db);
  return performance.now() - began;
}

async function statementsOf(db: Db, read: (db: Db) => Promise<unknown>): Promise<number> {
  const counted = countStatements(db);
  await read(counted.db);
  return counted.count();
}

interface Answered {
  readonly perSecond: number;
  /** Of what the process used of a processor, this side's part with it. */
  readonly perSecondOfProcessor: number;
}

/** How many searches a second the server answers, each from another address; without a network, which pgbench has as little. */
async function searchesOf({ app }: Town, search: string): Promise<Answered> {
  const url = requestPathOf(listHomeProducts, { search });
  const before = process.cpuUsage();
  let made = 0;
  const samples = await keepBusy(THROUGHPUT.atOnce, THROUGHPUT.seconds, async (note) => {
    made += 1;
    const { statusCode: status } = await app.inject({ url, remoteAddress: `10.0.${(made >> 8) % 256}.${made % 256}` });
    if (status !== 200) throw new Error(`A search was answered with ${status}`);
    note({ took: 0, status });
  });
  const { user, system } = process.cpuUsage(before);
  return {
    perSecond: samples.length / THROUGHPUT.seconds,
    perSecondOfProcessor: samples.length / ((user + system) / 1e6),
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

const [small, large] = [await townOf(SMALL), await townOf(products)];
let isOver = false;
console.log(`\nof ${products} goods: statements, buffers, milliseconds, times as long as of ${SMALL}`);
for (const [at, [what, read]] of large.reads.entries()) {
  const [, readSmall] = small.reads[at] ?? [what, read];
  await millisecondsOf(small.db, readSmall);
  await millisecondsOf(large.db, read);
  const times: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    times.push([await millisecondsOf(small.db, readSmall), await millisecondsOf(large.db, read)]);
  const [least, took] = [median(times.map(([one]) => one)), median(times.map(([, other]) => other))];
  const buffers = Math.min(await buffersOf(large.db, read), await buffersOf(large.db, read));
  const ratio = took / least;
  const over = [
    buffers > LIMITS.buffers && 'buffers',
    took > LIMITS.milliseconds && 'milliseconds',
    ratio > LIMITS.ratio && took > COUNTS_FROM_MS && 'ratio',
  ].filter(Boolean);
  isOver ||= over.length > 0;
  const figures = [await statementsOf(large.db, read), buffers, took.toFixed(1), ratio.toFixed(1)];
  console.log(
    `${over.length > 0 ? '✗' : '✓'} ${what}: ${figures.join(', ')}${over.length > 0 ? ` (over: ${over.join(', ')})` : ''}`,
  );
}
console.log(`limits: ${LIMITS.buffers} buffers, ${LIMITS.milliseconds} ms, ${LIMITS.ratio} times`);

console.log(`\nof ${SMALL} goods: searches a second, of pgbench's, in a second of the server's processor`);
for (const search of BUSY_SEARCHES) {
  const [, read] = small.reads.find(([what]) => what === `in the town: ${search}`) ?? [];
  if (!read) throw new Error(`Nobody searches for ${search}`);
  await searchesOf(small, search);
  const rounds = [];
  for (let round = 0; round < THROUGHPUT.rounds; round += 1) {
    const options = { connections: THROUGHPUT.atOnce, seconds: THROUGHPUT.seconds };
    const atMost = await pgbenchOf({ db: small.db, url: postgres.url }, read, options);
    rounds.push({ atMost, ...(await searchesOf(small, search)) });
  }
  const share = median(rounds.map(({ atMost, perSecond }) => perSecond / atMost));
  const perSecond = median(rounds.map((round) => round.perSecondOfProcessor));
  const isKept = share >= LEAST.ofPgbench && perSecond >= LEAST.perSecond;
  isOver ||= !isKept;
  const figures = [median(rounds.map((round) => round.perSecond)).toFixed(0), share.toFixed(2), perSecond.toFixed(0)];
  console.log(`${isKept ? '✓' : '✗'} ${search}: ${figures.join(', ')}`);
}
console.log(`at least ${LEAST.ofPgbench} of pgbench's, and ${LEAST.perSecond}`);
await Promise.all([small.close(), large.close()]);
await postgres.remove();
process.exit(isOver ? 1 : 0);
