import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, openDatabase } from '../apps/server/src/database/connection.ts';
import { makeDataDirectory, startDemoServer } from '../scripts/lib/demo-server.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { buildWebIfChanged } from '../scripts/lib/web-build.ts';
import { createHttpClient } from './lib/http-client.ts';
import { offerLoad } from './lib/offer-load.ts';
import { type PushService, startPushService } from './lib/push-service.ts';
import { gatherShoppers } from './lib/shoppers.ts';

// `npm run bench:pushes`: how long after an order's commit the push service has what its shop and the drivers are told of it.

/** Milliseconds. */
const LIMITS = { median: 1_000, p99: 3_000 };
const ORDERS_A_MINUTE = 50;
const SECONDS = Number(process.env.PUSHES_SECONDS ?? 120);
const ANSWER_MS = 100;
const JOBS_BEGIN_AFTER_MS = 10_000;

const whoIsTold = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from users where role = 'Driver' or id in (select owner_id from companies)`.execute(db);
  return rows.map(({ id }) => id);
};

/** When each order was committed, by the entries that tell of it, in ms since 1970. */
async function commitsByEntry(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; at: number }>`
    select entry.id, extract(epoch from pg_xact_commit_timestamp(placed.xmin)) * 1000 as at
    from inbox_entries as entry
      join order_events as placed on placed.order_id = (entry.event ->> 'orderId')::integer and placed.kind = 'placed'
    where entry.event ->> 'type' = 'order.placed' and exists (
      select from push_subscriptions as device join tokens on tokens.id = device.token_id
      where tokens.user_id = entry.user_id and device.created_at < entry.created_at)`.execute(db);
  return new Map(rows.map(({ id, at }) => [id, Number(at)]));
}

/** Of each entry how long it took from the commit to the service; undefined where nothing came. */
async function delaysOf(db: Db, service: PushService): Promise<(number | undefined)[]> {
  const commits = await commitsByEntry(db);
  const came = new Map<number, number>();
  for (const arrival of await service.take()) {
    const { id } = service.read(arrival);
    if (!came.has(id)) came.set(id, arrival.at);
  }
  return [...commits].map(([id, committed]) => {
    const at = came.get(id);
    return at === undefined ? undefined : at - committed;
  });
}

await buildWebIfChanged();
const postgres = await startPostgres({ settings: ['track_commit_timestamp=on'] });
const data = makeDataDirectory();
const service = await startPushService(data.path, ANSWER_MS);
const env = { DATABASE_URL: postgres.url, ...service.env };
const server = await startDemoServer({ dataDirectory: data.path, env });
const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: data.path, maxConnections: 1 });
const shoppers = await gatherShoppers(createHttpClient(server.url));
await service.subscribe(db, await whoIsTold(db));
// Without hours a shop is open: a closed one hears of its orders when it opens.
await sql`delete from opening_days`.execute(db);
// A server begins with jobs some seconds after its start: pages come first.
await pause(JOBS_BEGIN_AFTER_MS);
const samples = await offerLoad(ORDERS_A_MINUTE / 60, SECONDS, shoppers.order);
// What is on its way yet is late, or never comes.
await pause(2 * LIMITS.p99);
const delays = await delaysOf(db, service);
await close();
await server.stop();
service.stop();
await postgres.remove();
await data.remove();

const sorted = delays.filter((delay) => delay !== undefined).toSorted((one, other) => one - other);
const percentile = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? Infinity);
const missing = delays.length - sorted.length;
const rows = [
  { figure: 'from the commit to the push service, median (ms)', is: percentile(0.5), limit: LIMITS.median },
  { figure: 'p99 (ms)', is: percentile(0.99), limit: LIMITS.p99 },
  { figure: 'never came', is: missing, limit: 0 },
].map((row) => ({ ...row, kept: row.is <= row.limit }));
console.table(rows);
const orders = samples.filter(({ status }) => status === 201).length / 2;
const slowest = Math.round(sorted.at(-1) ?? 0);
console.log(
  `${orders} orders in ${SECONDS} s, ${sorted.length} pushes, the slowest after ${slowest} ms; load ${loadavg()[0]}`,
);
process.exitCode = rows.every(({ kept }) => kept) ? 0 : 1;
