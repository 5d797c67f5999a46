import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signUp } from '@mercadito/contracts/accounts';
import { addCartItem } from '@mercadito/contracts/cart';
import { listHomeProducts } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { openDatabase } from '../apps/server/src/database/connection.ts';
import type { Db } from '../apps/server/src/database/database.ts';
import { openStream } from '../apps/server/test/event-client.ts';
import { makeDataDirectory, startDemoServer } from '../scripts/lib/demo-server.ts';
import { buildWebIfChanged } from '../scripts/lib/web-build.ts';
import { createHttpClient } from './lib/http-client.ts';
import { offerLoad, type Sample } from './lib/offer-load.ts';
import { startCluster } from './lib/patroni.ts';
import { gatherShoppers } from './lib/shoppers.ts';
import { fillSmallTown } from './lib/small-town.ts';

// `npm run prove -- failover`: the primary of three PostgreSQL and its Patroni are killed with -9 while people order. The server is
// to be back within half a minute without a restart, to hear and to do its jobs as before, and no order is lost or doubled. Then the
// new primary is made a standby in good order: a server that is led to it by its own address says so.

const LIMITS = { backMs: 30_000, hearsMs: 5_000, toldMs: 15_000, demotedMs: 60_000 };
const READ_ONLY = 'The database is read-only.';
const BEFORE_SECONDS = 10;
const AFTER_SECONDS = Number(process.env.FAILOVER_SECONDS ?? 60);
const PERIOD_MS = 100;

await buildWebIfChanged();
const cluster = await startCluster();
const data = makeDataDirectory();
await fillSmallTown(cluster.url, data.path);
const start = (databaseUrl: string) =>
  startDemoServer({ dataDirectory: data.path, env: { DATABASE_URL: databaseUrl } });
const server = await start(cluster.url);
const call = createHttpClient(server.url);
const shoppers = await gatherShoppers(call);

/** Asks again and again. @returns after how many ms it was so; undefined where it was not within the time */
async function until(isSo: () => Promise<boolean>, withinMs: number): Promise<number | undefined> {
  const began = performance.now();
  while (performance.now() - began < withinMs) {
    if (await isSo()) return performance.now() - began;
    await pause(PERIOD_MS);
  }
  return undefined;
}

/** Why a server is not ready; undefined where it is. */
async function whyNotReady(url: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/readyz`);
  const body = (await answer.json()) as { readonly facts?: { readonly reason?: string } };
  return answer.ok ? undefined : (body.facts?.reason ?? '');
}

/** Somebody with a page open. @returns whether what she writes is heard there within the time */
async function aHearer(): Promise<() => Promise<boolean>> {
  const username = `ear-${randomUUID().slice(0, 12)}`;
  const person = { username, first_name: 'Eva', last_name: 'Luna', email: `${username}@example.com` };
  const { token } = JSON.parse((await call(signUp, { ...person, password: randomUUID() })).body) as { token: string };
  const home = JSON.parse((await call(listHomeProducts, {})).body) as { products: { results: { id: number }[] } };
  const [product] = home.products.results;
  return async () => {
    const stream = await openStream(server.url, token);
    const hears = async (): Promise<boolean> => (await stream.nextTags()).includes('Cart') || hears();
    const { status } = await call(addCartItem, { product_id: product?.id }, { token });
    const isOver = pause(LIMITS.hearsMs, false, { ref: false });
    return Promise.race([hears().catch(() => false), isOver])
      .then((isHeard) => isHeard && status === 201)
      .finally(stream.leave);
  };
}

/** How many orders are on record, and of how many their shop was not told once: a job does that. */
async function countTold(db: Db): Promise<{ orders: number; untold: number }> {
  const { rows } = await sql<{ orders: number; untold: number }>`
    select count(*)::int as orders, count(*) filter (where told <> 1)::int as untold
    from orders cross join lateral (
      select count(*) as told from order_companies
        join companies on companies.id = company_id
        join inbox_entries on user_id = owner_id and event ->> 'type' = 'order.placed'
          and (event ->> 'orderId')::integer = orders.id
      where order_id = orders.id
    ) as entries`.execute(db);
  return rows[0] ?? { orders: 0, untold: 0 };
}

const isGood = ({ status }: Sample): boolean => status >= 200 && status < 300;
const inSeconds = (ms: number | undefined): string =>
  ms === undefined ? 'never' : `after ${(ms / 1000).toFixed(1)} s`;

const { db, close } = await openDatabase({ databaseUrl: cluster.url, dataDir: ':memory:', log: () => undefined });
const hears = await aHearer();
const heard = [await hears()];
const seconds = BEFORE_SECONDS + AFTER_SECONDS;
const loads = [offerLoad(15, seconds, shoppers.visit), offerLoad(2, seconds, shoppers.order)];
await pause(BEFORE_SECONDS * 1000);
const before = await countTold(db);
const killed = await cluster.killPrimary();
let reason: string | undefined;
const awayMs = await until(async () => {
  reason = await whyNotReady(server.url);
  return reason !== undefined;
}, LIMITS.backMs);
const backMs = await until(async () => (await whyNotReady(server.url)) === undefined, LIMITS.backMs);
const samples = (await Promise.all(loads)).flat();
const orders = await shoppers.countOrders();
heard.push(await hears());
const toldMs = await until(async () => (await countTold(db)).untold === 0, LIMITS.toldMs);
const after = await countTold(db);

const primary = await cluster.primary();
const beside = await start(primary.url);
await cluster.demote(primary);
let besideReason: string | undefined;
const demotedMs = await until(async () => {
  besideReason = await whyNotReady(beside.url);
  return besideReason === READ_ONLY;
}, LIMITS.demotedMs);
const backAgainMs = await until(async () => (await whyNotReady(server.url)) === undefined, LIMITS.backMs);
heard.push(await hears());

await close();
await Promise.all([server.stop(), beside.stop()]);
await cluster.stop();
await data.remove();

const killedAt = BEFORE_SECONDS * 1000;
const refused = samples.filter((sample) => sample.at >= killedAt && !isGood(sample));
const lastRefusedMs = Math.max(0, ...refused.map(({ at, took }) => at + took - killedAt));
const count = (status: number): number => samples.filter((sample) => sample.status === status).length;
const slowest = Math.round(Math.max(0, ...samples.map(({ took }) => took)));
console.log(
  `${killed.name} killed; /readyz not ready ${inSeconds(awayMs)} ("${reason}"), ready again ${inSeconds(backMs)} more`,
);
console.log(
  `${samples.length} requests, ${count(503)} of them 503, ${count(0)} without an answer, slowest ${slowest} ms`,
);
console.log(`The last that was refused: ${inSeconds(lastRefusedMs)}`);
console.log(`Orders: ${orders.confirmed} confirmed, ${orders.lost} lost, ${orders.doubled} doubled`);
console.log(
  `Shops told: of ${after.orders - after.untold} of ${after.orders} orders, ${after.orders - before.orders} of them new`,
);
console.log(`${primary.name} made a standby; its own server: "${besideReason}" ${inSeconds(demotedMs)}`);
console.log(
  `The server behind HAProxy is ${backAgainMs === undefined ? 'not ' : ''}ready; what was written was heard: ${heard}`,
);
const faults = [
  ...(awayMs === undefined ? ['the server did not notice'] : []),
  ...(backMs === undefined || lastRefusedMs > LIMITS.backMs ? ['people were refused for too long'] : []),
  ...(orders.confirmed === 0 || after.orders === before.orders ? ['nobody ordered'] : []),
  ...(orders.lost + orders.doubled > 0 ? ['orders were lost or doubled'] : []),
  ...(heard.every(Boolean) ? [] : ['what was written was not heard']),
  ...(toldMs === undefined ? ['jobs did not go on'] : []),
  ...(demotedMs === undefined ? ['a server on a read-only database did not say so'] : []),
  ...(backAgainMs === undefined ? ['the server did not find the next primary'] : []),
];
for (const fault of faults) console.log(`✗ ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
