import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BenchRow, compared, figureOf, tableOf } from '../scripts/lib/bench-figures.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { inRoot, root } from '../scripts/lib/root.ts';
import { runQuietly } from '../scripts/lib/run.ts';
import { buildWebIfChanged } from '../scripts/lib/web-build.ts';
import { moveToDatabasesCore, toldCores } from './lib/cores.ts';
import { endLeast } from './lib/limits.ts';
import { openLine } from './lib/line.ts';
import { measure, type Round } from './lib/measure.ts';
import { type MeasuredServer, type MeasuredTown, openTown } from './lib/measured-town.ts';
import { ownersWrite, ROWS, type Row } from './lib/rows.ts';
import { addTo, between, hottest, PLANS, readTally, sumOf, TELLING, type Told } from './lib/told-statements.ts';
import { copyCommit } from './lib/tree-copy.ts';

// `npm run bench -- --products 10k`: what the server does in a second with the calls that people make most, in a town of so many goods,
// beside what could be done at most, by turns. Prints a table, keeps it as JSON, and says what is worse than in another one, or than in
// another commit, which is then measured in the same rounds: `-- --against <file.json or commit>`. `-- --rows login` are those alone
// whose names have a word in them.

const SIZES: Readonly<Record<string, number>> = { '1k': 1_000, '10k': 10_000, '100k': 100_000, '1M': 1_000_000 };
/** Where tables are kept. */
const KEPT_IN = inRoot('.cache', 'bench');
const WRITE_EVERY_MS = 200;
const HOTTEST = 10;

const { values: asked } = parseArgs({
  args: process.argv.slice(3),
  options: {
    products: { type: 'string', default: '10k' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    rows: { type: 'string', default: '' },
    against: { type: 'string' },
  },
});
const products = SIZES[asked.products];
if (products === undefined) throw new Error(`--products is one of ${Object.keys(SIZES).join(', ')}`);
const [rounds, seconds] = [Number(asked.rounds), Number(asked.seconds)];

interface Kept {
  readonly products: number;
  readonly rows: readonly BenchRow[];
}

interface Postgres {
  readonly url: string;
  readonly pid: number;
}

/** Has owners write while something else is done. */
async function whileWritten<T>(town: MeasuredTown, isWritten: boolean, work: () => Promise<T>): Promise<T> {
  if (!isWritten) return work();
  const line = openLine(town.kept.port);
  let [writing, turn] = [Promise.resolve(), 0];
  const write = async (): Promise<void> => {
    turn += 1;
    const { status, body } = await line.ask(ownersWrite(town, turn));
    if (status >= 300) console.error(`An owner could not write: ${status} ${body}`);
  };
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, WRITE_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await writing;
    line.close();
  }
}

interface Measured extends Round {
  readonly statements: number;
  readonly buffers: number;
}

/** What a version did in a row, round by round, beside its limit of the same round. */
async function measureRow(row: Row, towns: readonly MeasuredTown[], postgres: Postgres, hot: Map<string, Told>) {
  const [limitsTown] = towns;
  if (!limitsTown) return [];
  const visits = towns.map((town) => row.visits(town));
  const serverOf = (town: MeasuredTown): MeasuredServer => (row.isKept ? town.kept : town.unkept);
  const round = async (at: number, forSeconds: number): Promise<Measured> => {
    const [town, visit] = [towns[at], visits[at]];
    if (!town || !visit) throw new Error('There is no such town');
    const { port } = serverOf(town);
    // Jobs of what is asked of one are done by the other.
    const servers = [town.kept.pid, town.unkept.pid];
    const measuring = { port, servers, database: postgres.pid, people: row.people, seconds: forSeconds };
    const before = await readTally(town.db);
    const done = await whileWritten(town, row.isKept === true, () => measure(visit, measuring));
    const tally = between(before, await readTally(town.db));
    if (at === 0) addTo(hot, tally);
    return { ...done, statements: sumOf(tally, 'calls') / done.done, buffers: sumOf(tally, 'buffers') / done.done };
  };
  // Plans, code and connections are as they are after a while.
  for (const at of towns.keys()) await round(at, 1);
  const limit = await row.limit.ready(limitsTown);
  const measured: { limit: number; versions: Measured[] }[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    const order = turn % 2 === 0 ? [...towns.keys()] : [...towns.keys()].reverse();
    const atMost = await limit(seconds);
    const versions: Measured[] = [];
    for (const at of order) versions[at] = await round(at, seconds);
    measured.push({ limit: atMost, versions });
  }
  return towns.map((_, at) =>
    rowOf(
      row,
      measured.flatMap((each) => {
        const version = each.versions[at];
        return version ? [{ limit: each.limit, ...version }] : [];
      }),
    ),
  );
}

function rowOf({ what, limit }: Row, measured: readonly (Measured & { limit: number })[]): BenchRow {
  const of = (figure: (one: Measured & { limit: number }) => number) => figureOf(measured.map(figure));
  return {
    ...{ what, limit: limit.name },
    perSecond: of(({ perSecond }) => perSecond),
    limitPerSecond: of((one) => one.limit),
    ratio: of((one) => one.perSecond / one.limit),
    tail: of(({ p99, median }) => p99 / median),
    server: of(({ server }) => server),
    database: of(({ database }) => database),
    statements: of(({ statements }) => statements),
    buffers: of(({ buffers }) => buffers),
    refused: measured.reduce((sum, { refused }) => sum + refused, 0),
  };
}

const firstLine = async (...command: [string, string[]]): Promise<string> =>
  (await runQuietly(...command)).stdout.trim();
const commit = await firstLine('git', ['rev-parse', '--short', 'HEAD']);
const isChanged = (await firstLine('git', ['status', '--porcelain'])) !== '';

const isFile = asked.against?.endsWith('.json') === true;
const before = isFile && asked.against ? (JSON.parse(readFileSync(asked.against, 'utf8')) as Kept) : undefined;
if (before && before.products !== products) throw new Error(`${asked.against} is of ${before.products} goods`);
const other = asked.against && !isFile ? await copyCommit(asked.against) : undefined;

await buildWebIfChanged();
const server = await startPostgres({
  settings: ['shared_buffers=512MB', ...TELLING],
});
const postgres = {
  url: server.url,
  pid: Number(readFileSync(join(server.folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
};
await moveToDatabasesCore(postgres.pid);
const towns: MeasuredTown[] = [];
for (const folder of [root, ...(other ? [other.folder] : [])]) {
  const began = performance.now();
  towns.push(await openTown({ folder, postgresUrl: postgres.url, products }));
  console.log(`A town of ${asked.products} goods is open after ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
const rows: BenchRow[] = [];
const others: BenchRow[] = [];
const told = [`${asked.products} goods, ${rounds} rounds of ${seconds} s, ${toldCores()}, ${server.version}`, commit];
mkdirSync(KEPT_IN, { recursive: true });
const file = join(KEPT_IN, `${new Date().toISOString().slice(0, 19).replaceAll(':', '')}-${commit}.json`);
const keep = (more: object = {}): void =>
  writeFileSync(file, `${JSON.stringify({ products, told, isChanged, rows, ...more }, null, 2)}\n`);
const hot = new Map<string, Told>();
for (const row of ROWS.filter(({ what }) => what.includes(asked.rows))) {
  const [now, then] = await measureRow(row, towns, postgres, hot);
  if (now) rows.push(now);
  if (then) others.push(then);
  if (now) console.log(tableOf([now]).split('\n').at(-1));
  // Whatever comes after it, what was measured stays.
  keep();
}
const hotPlans = hottest(hot, readFileSync(join(server.folder, ...PLANS), 'utf8'), HOTTEST);
endLeast();
for (const each of towns) await each.stop();
await server.remove();
await other?.remove();

console.log(`\n${tableOf(rows)}\n\n${told.join(', ')}${isChanged ? ' with changes' : ''}`);
for (const { text, calls, milliseconds, buffers, share, reads } of hotPlans) {
  const figures = `${(100 * share).toFixed(0)} % of the database's time, ${calls} times, ${milliseconds.toFixed(2)} ms, ${buffers.toFixed(0)} buffers`;
  console.log(`${figures}: ${text.slice(0, 160)} [${reads.join('; ')}]`);
}
keep({ hotPlans });
console.log(`Kept in ${file}`);
const lines = asked.against ? compared(before?.rows ?? others, rows) : [];
for (const line of lines) console.log(line);
process.exit(lines.some((line) => line.startsWith('✗')) ? 1 : 0);
