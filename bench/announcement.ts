import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { login } from '@mercadito/contracts/accounts';
import { announce } from '@mercadito/contracts/announcements';
import { getProduct, listHomeProducts } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { type Db, openDatabase } from '../apps/server/src/database/connection.ts';
import { DEMO_PASSWORD } from '../apps/server/src/demo/accounts.ts';
import { makeDataDirectory, startDemoServer } from '../scripts/lib/demo-server.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { buildWebIfChanged } from '../scripts/lib/web-build.ts';
import { type Call, createHttpClient } from './lib/http-client.ts';
import { offerLoad, type Visit } from './lib/offer-load.ts';
import { type PushService, startPushService } from './lib/push-service.ts';
import { gatherShoppers } from './lib/shoppers.ts';

// `npm run bench:announcement`: how long it takes until one announcement has reached 10,000 devices, and what customers feel of it.
// Each announcement has a quiet time of its own before it, of the same length.

const LIMITS = { seconds: 60, slower: 1.2 };
const DEVICES = Number(process.env.ANNOUNCEMENT_DEVICES ?? 10_000);
const ROUNDS = Number(process.env.ANNOUNCEMENT_ROUNDS ?? 3);
const VISITS_A_SECOND = 15;
const ANSWER_MS = 100;
const FIRST_QUIET_SECONDS = 20;

const addPeople = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    insert into users (username, first_name, last_name, email, password_hash)
    select 'device-' || number, 'Ana', 'Ruiz', 'device-' || number || '@example.com', 'none'
    from generate_series(1, ${DEVICES}::integer) as number returning id`.execute(db);
  return rows.map(({ id }) => id);
};

/** What customers do by turns, and how long each took. */
function customers(call: Call, orderOnce: Visit) {
  let turn = 0;
  const took = { 'home list': [] as number[], 'product page': [] as number[], order: [] as number[] };
  const timed = async (times: number[], ask: () => Promise<{ status: number }>): Promise<void> => {
    const began = performance.now();
    const { status } = await ask();
    if (status !== 200) throw new Error(`A customer was answered ${status}`);
    times.push(performance.now() - began);
  };
  const visits: Visit[] = [
    () => timed(took['home list'], () => call(listHomeProducts, {})),
    () => timed(took['product page'], () => call(getProduct, { id: 1 + (turn % 12) })),
    // The cart and the order.
    () => orderOnce((sample) => void took.order.push(sample.took)),
  ];
  const visit: Visit = (note) => visits[turn++ % visits.length]?.(note) ?? Promise.resolve();
  return { took, visit };
}

async function announceOnce(call: Call, service: PushService, token: string): Promise<() => Promise<number>> {
  await service.take();
  const words = { title_es: 'Feria del queso', text_es: 'El domingo en la plaza.', title_en: 'Cheese fair' };
  const began = performance.now();
  const input = { audience: 'customers', ...words, text_en: 'On Sunday in the square.' };
  const { status, body } = await call(announce, input, { token, idempotencyKey: randomUUID() });
  if (status !== 201) throw new Error(`The announcement was answered ${status}: ${body}`);
  return async () => {
    while ((await service.count()) < DEVICES && performance.now() - began < 3_000 * LIMITS.seconds) await pause(50);
    return (performance.now() - began) / 1_000;
  };
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
}

await buildWebIfChanged();
const postgres = await startPostgres();
const data = makeDataDirectory();
const service = await startPushService(data.path, ANSWER_MS);
const env = { DATABASE_URL: postgres.url, ...service.env };
const server = await startDemoServer({ dataDirectory: data.path, env });
const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: data.path, statementTimeoutMs: 60_000 });
const call = createHttpClient(server.url);
const shoppers = await gatherShoppers(call);
await service.subscribe(db, await addPeople(db));
await sql`analyze`.execute(db);
const signedIn = await call(login, { username: 'admin', password: DEMO_PASSWORD });
const { token } = JSON.parse(signedIn.body) as { token: string };

const quiet = customers(call, shoppers.order);
const meanwhile = customers(call, shoppers.order);
const seconds: number[] = [];
await offerLoad(VISITS_A_SECOND, 5, customers(call, shoppers.order).visit);
for (let round = 0; round < ROUNDS; round += 1) {
  await offerLoad(VISITS_A_SECOND, seconds[0] ?? FIRST_QUIET_SECONDS, quiet.visit);
  const reached = await announceOnce(call, service, token);
  let isOver = false;
  const load = offerLoad(VISITS_A_SECOND, Infinity, meanwhile.visit, () => isOver);
  seconds.push(await reached());
  isOver = true;
  await load;
}
await close();
await server.stop();
service.stop();
await postgres.remove();
await data.remove();

const round2 = (figure: number): number => Number(figure.toFixed(2));
const slower = (Object.keys(quiet.took) as (keyof typeof quiet.took)[]).map((kind) => {
  const [without, during] = [percentile(quiet.took[kind], 0.95), percentile(meanwhile.took[kind], 0.95)];
  const figure = `${kind}, p95 ${round2(without)} ms without, ${round2(during)} ms with it: times`;
  return { figure, is: round2(during / without), limit: LIMITS.slower };
});
const longest = round2(Math.max(...seconds));
const rows = [
  { figure: `until ${DEVICES} devices are reached (s)`, is: longest, limit: LIMITS.seconds },
  ...slower,
].map((row) => ({ ...row, kept: row.is <= row.limit }));
console.table(rows);
for (const kind of ['home list', 'product page', 'order'] as const) {
  const [a, b] = [quiet.took[kind], meanwhile.took[kind]];
  console.log(
    `${kind}: ${a.length} without and ${b.length} with it; median ${round2(percentile(a, 0.5))} and ${round2(percentile(b, 0.5))} ms`,
  );
}
console.log(`Announcements took ${seconds.map(round2).join(', ')} s; load ${loadavg()[0]}`);
process.exitCode = rows.every(({ kept }) => kept) ? 0 : 1;
