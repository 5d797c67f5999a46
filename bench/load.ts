import { makeDataDirectory, startDemoServer } from '../scripts/lib/demo-server.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { buildWebIfChanged } from '../scripts/lib/web-build.ts';
import { createHttpClient, MOST_AT_ONCE } from './lib/http-client.ts';
import { keepBusy, offerLoad, type Sample } from './lib/offer-load.ts';
import { gatherShoppers, type Shoppers } from './lib/shoppers.ts';

// `npm run prove -- load`: more people than the server can serve. Measures what it can do at most, offers 2, 5 and 10 times that,
// and looks whether those it lets in are served well, the others told to come back, and no order lost or doubled.
// Server, database and what makes the load share the machine: the figures say how the server behaves, not how quick it is.

// Of the goodput a third: at ten times, what makes the load takes most of the machine.
const LIMITS = { p99: 250, recovery: 10, goodput: 0.33, patience: 1000 };
const FACTORS = [2, 5, 10];
const SECONDS = Number(process.env.LOAD_SECONDS ?? 10);
// Enough to keep the server busy all the time, too few to make it wait.
const PEOPLE = 16;
const CALM = 0.4;

const isStrange = ({ status }: Sample): boolean => status >= 300 && ![429, 503].includes(status);
const isGood = ({ status }: Sample): boolean => status >= 200 && status < 300;

/** Whoever waits longer has left. */
const isInTime = (sample: Sample): boolean => isGood(sample) && sample.took <= LIMITS.patience;

function percentile(samples: readonly Sample[], share: number): number {
  const times = samples.filter(isGood).map(({ took }) => took);
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
}

function tell(what: string, samples: readonly Sample[], seconds = SECONDS) {
  const share = (...statuses: number[]) =>
    `${((100 * samples.filter(({ status }) => statuses.includes(status)).length) / samples.length).toFixed(1)} %`;
  return {
    what,
    'asked (1/s)': Math.round(samples.length / seconds),
    'served in time (1/s)': Math.round(samples.filter(isInTime).length / seconds),
    'p50 (ms)': Math.round(percentile(samples, 0.5)),
    'p99 (ms)': Math.round(percentile(samples, 0.99)),
    503: share(503),
    429: share(429),
    'no answer': share(0),
    others: [...new Set(samples.filter(isStrange).map(({ status }) => status))].join(' '),
  };
}

/** How many seconds pass until everybody is served again, and in time. */
function secondsToRecover(samples: readonly Sample[]): number {
  const isBad = (sample: Sample): boolean => !isGood(sample) || sample.took > LIMITS.p99;
  const bySecond = Map.groupBy(samples, ({ at }) => Math.floor(at / 1000));
  const bad = [...bySecond].filter(([, each]) => each.filter(isBad).length > each.length / 100);
  return Math.max(0, ...bad.map(([second]) => second + 1));
}

/** The best of three: what else the machine does must not pass for the server's limit. */
async function atTheirBest({ visit }: Shoppers): Promise<Sample[]> {
  const rounds: Sample[][] = [];
  for (let round = 0; round < 3; round += 1) rounds.push(await keepBusy(PEOPLE, SECONDS, visit));
  return rounds.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

await buildWebIfChanged();
const postgres = await startPostgres();
const data = makeDataDirectory();
const server = await startDemoServer({
  dataDirectory: data.path,
  env: { DATABASE_URL: postgres.url, RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: 'http://127.0.0.1' },
});
const shoppers = await gatherShoppers(createHttpClient(server.url));
// Opens every connection: how quickly a process takes new ones is another question.
await keepBusy(MOST_AT_ONCE, 3, shoppers.visit);
const busy = await atTheirBest(shoppers);
const capacity = busy.filter(isGood).length / SECONDS;
const calm = await offerLoad(capacity * CALM, SECONDS, shoppers.visit);
const rows = [tell('at most', busy), tell(`${CALM} times, before`, calm)];
const faults: string[] = [];
for (const factor of FACTORS) {
  const samples = await offerLoad(capacity * factor, SECONDS, shoppers.visit);
  const after = await offerLoad(capacity * CALM, SECONDS, shoppers.visit);
  const row = tell(`${factor} times`, samples);
  rows.push(row, tell(`${CALM} times, after`, after));
  const recovery = secondsToRecover(after);
  console.log(`After ${factor} times: back in ${recovery} s`);
  if (row['p99 (ms)'] > LIMITS.p99) faults.push(`p99 at ${factor} times is over ${LIMITS.p99} ms`);
  if (row['served in time (1/s)'] < capacity * LIMITS.goodput) faults.push(`at ${factor} times too few are served`);
  if (recovery > LIMITS.recovery) faults.push(`after ${factor} times it takes over ${LIMITS.recovery} s`);
}
const orders = await shoppers.countOrders();
if (orders.lost + orders.doubled > 0) faults.push('orders were lost or doubled');
if (rows.some((row) => row.others !== '')) faults.push('there were answers that nobody should get');
await server.stop();
await postgres.remove();
await data.remove();

console.table(rows);
console.log(`Orders: ${orders.confirmed} confirmed, ${orders.lost} lost, ${orders.doubled} doubled`);
for (const fault of faults) console.log(`✗ ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
