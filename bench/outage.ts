import { setTimeout as pause } from 'node:timers/promises';
import { openLine } from '../apps/server/test/database/cuttable-line.ts';
import { makeDataDirectory, startDemoServer } from '../scripts/lib/demo-server.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { buildWebIfChanged } from '../scripts/lib/web-build.ts';
import { createHttpClient } from './lib/http-client.ts';
import { offerLoad, type Sample } from './lib/offer-load.ts';
import { gatherShoppers } from './lib/shoppers.ts';

// `npm run prove -- outage`: the database goes away for a minute while people shop, once refusing and once without a word.
// Everybody is to be answered, with a time to come back; afterwards all is as before, and no order is lost or doubled.

// A statement is given up after about five seconds of silence; beside the load on one machine a little later.
const LIMITS = { backSeconds: 5, answerMs: 6_000 };
const AWAY_SECONDS = Number(process.env.OUTAGE_SECONDS ?? 60);
const BEFORE_SECONDS = 3;
const AFTER_SECONDS = 10;
const VISITS_A_SECOND = 100;

const isGood = ({ status }: Sample): boolean => status >= 200 && status < 300;
const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Seconds from the database's return to the last answer that was not a good one. */
function secondsToRecover(samples: readonly Sample[], returned: number): number {
  const late = samples.filter((sample) => sample.at >= returned && !isGood(sample));
  return Math.max(0, ...late.map(({ at, took }) => (at + took - returned) / 1000));
}

function tell(way: string, samples: readonly Sample[], returned: number) {
  const away = samples.filter(({ at }) => at > BEFORE_SECONDS * 1000 && at < returned);
  const count = (status: number): number => away.filter((sample) => sample.status === status).length;
  return {
    'the database': way,
    asked: away.length,
    503: share(count(503), away.length),
    'no answer': count(0),
    others: [...new Set(away.map(({ status }) => status))].filter((status) => ![0, 503].includes(status)).join(' '),
    'slowest (ms)': Math.round(Math.max(0, ...away.map(({ took }) => took))),
    'back after (s)': Number(secondsToRecover(samples, returned).toFixed(1)),
  };
}

await buildWebIfChanged();
const postgres = await startPostgres();
const line = await openLine(postgres.url);
const data = makeDataDirectory();
const server = await startDemoServer({ dataDirectory: data.path, env: { DATABASE_URL: line.url } });
const shoppers = await gatherShoppers(createHttpClient(server.url));

const rows: ReturnType<typeof tell>[] = [];
for (const [way, take] of [
  ['refuses', line.cut],
  ['says nothing', line.silence],
] as const) {
  const load = offerLoad(VISITS_A_SECOND, BEFORE_SECONDS + AWAY_SECONDS + AFTER_SECONDS, shoppers.visit);
  await pause(BEFORE_SECONDS * 1000);
  await take();
  await pause(AWAY_SECONDS * 1000);
  await line.mend();
  rows.push(tell(way, await load, (BEFORE_SECONDS + AWAY_SECONDS) * 1000));
}
const orders = await shoppers.countOrders();
await server.stop();
await line.close();
await postgres.remove();
await data.remove();

console.table(rows);
console.log(`Orders: ${orders.confirmed} confirmed, ${orders.lost} lost, ${orders.doubled} doubled`);
const faults = [
  ...rows.filter((row) => row['no answer'] > 0).map(() => 'somebody got no answer'),
  ...rows.filter((row) => row['slowest (ms)'] > LIMITS.answerMs).map(() => `an answer took over ${LIMITS.answerMs} ms`),
  ...rows.filter((row) => row['back after (s)'] > LIMITS.backSeconds).map(() => 'it took too long to be back'),
  ...(orders.lost + orders.doubled > 0 ? ['orders were lost or doubled'] : []),
];
for (const fault of faults) console.log(`✗ ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
