import { setTimeout as pause } from 'node:timers/promises';
import { startCaddy } from '../scripts/lib/caddy.ts';
import { type DemoServer, makeDataDirectory, startDemoServer } from '../scripts/lib/demo-server.ts';
import { findFreePort } from '../scripts/lib/free-port.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { buildWebIfChanged } from '../scripts/lib/web-build.ts';
import { createHttpClient } from './lib/http-client.ts';
import { offerLoad, type Sample, type Visit } from './lib/offer-load.ts';
import { gatherShoppers } from './lib/shoppers.ts';
import { watchStreams } from './lib/watch-streams.ts';

// `npm run prove -- rolling`: two processes behind the Caddyfile of a town are restarted one after the other, again and again,
// while people walk pages and order. Nobody may notice: no request fails, each stream is back within two seconds, and no order is
// lost or doubled.

const ROUNDS = Number(process.env.ROLLING_ROUNDS ?? 3);
const VISITS_A_SECOND = 20;
const STREAMS = 20;
const SETTLED_MS = 3_000;
const STREAM_BACK_MS = 2_000;

/** A page and all files that it names, as a browser fetches them. */
const walkPages =
  (url: string): Visit =>
  async (note) => {
    const get = async (path: string): Promise<string> => {
      const began = performance.now();
      const answer = await fetch(`${url}${path}`).catch(() => null);
      const body = (await answer?.text().catch(() => null)) ?? null;
      note({ took: performance.now() - began, status: body === null ? 0 : (answer?.status ?? 0) });
      return body ?? '';
    };
    const page = await get('/');
    const files = new Set([...page.matchAll(/"(\/assets\/[^"#]+)"/g)].map(([, path = '']) => path));
    await Promise.all([...files].map(get));
  };

await buildWebIfChanged();
const postgres = await startPostgres();
const data = makeDataDirectory();
const ports = [await findFreePort(), await findFreePort()];
const env = { DATABASE_URL: postgres.url };
const servers: DemoServer[] = [];
for (const port of ports) servers.push(await startDemoServer({ dataDirectory: data.path, port, env }));
const caddy = await startCaddy(servers.map(({ url }) => url));
const call = createHttpClient(caddy.url);
const shoppers = await gatherShoppers(call);
const streams = await watchStreams(caddy.url, call, STREAMS);

let isOver = false;
const load = (perSecond: number, visit: Visit): Promise<Sample[]> => offerLoad(perSecond, 3_600, visit, () => isOver);
const loads = [load(VISITS_A_SECOND, shoppers.visit), load(1, walkPages(caddy.url))];
await pause(SETTLED_MS);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [index, port] of ports.entries()) {
    await servers[index]?.stop();
    servers[index] = await startDemoServer({ dataDirectory: data.path, port, env });
    await pause(SETTLED_MS);
  }
}
isOver = true;
const samples = (await Promise.all(loads)).flat();
const orders = await shoppers.countOrders();
const awayMs = await streams.stop();
await caddy.stop();
await Promise.all(servers.map((server) => server.stop()));
await postgres.remove();
await data.remove();

const failed = samples.filter(({ status }) => status < 200 || status >= 400);
const slowest = Math.round(Math.max(0, ...samples.map(({ took }) => took)));
console.log(`${ROUNDS * ports.length} restarts, ${samples.length} requests, slowest ${slowest} ms`);
console.log(`Failed: ${failed.length} ${[...new Set(failed.map(({ status }) => status))].join(' ')}`);
console.log(`Streams: ${STREAMS}, longest away ${Math.round(awayMs)} ms`);
console.log(`Orders: ${orders.confirmed} confirmed, ${orders.lost} lost, ${orders.doubled} doubled`);
const faults = [
  ...(failed.length > 0 ? ['requests failed'] : []),
  ...(awayMs > STREAM_BACK_MS ? ['a stream was away for too long'] : []),
  ...(orders.lost + orders.doubled > 0 ? ['orders were lost or doubled'] : []),
];
for (const fault of faults) console.log(`✗ ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
