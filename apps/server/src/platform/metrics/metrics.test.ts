import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, logout } from '@mercadito/contracts/accounts';
import { listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/test-database.ts';
import { listen, openStream } from '../../../test/event-client.ts';
import { logLinesOf } from '../../../test/log-lines.ts';
import { aPendingOrder } from '../../../test/orders.ts';
import { aCustomer } from '../../../test/people.ts';
import { createTestApp, createTestAppOn, type TestApp } from '../../../test/test-app.ts';
import { PASSPHRASE } from '../../../test/town-copies.ts';
import type { Standby } from '../../database/database.ts';

const TOKEN = 'a-token-of-the-one-who-watches';

let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function scrape(server: TestApp, token = TOKEN) {
  const { statusCode, body, headers } = await server.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${token}` },
  });
  return { statusCode, body, type: String(headers['content-type']) };
}

/** The value of a sample, by its name and labels as they are printed. */
function sampleOf(body: string, sample: string): number | undefined {
  const line = body.split('\n').find((each) => each.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
}

test('without a token and a port nothing is counted, and there is no page of it', async () => {
  app = await createTestApp({}, { web: null });
  const { statusCode, body } = await scrape(app);
  expect([statusCode, JSON.parse(body).code]).toEqual([404, 'not_found']);
});

test('whoever has another token finds no page', async () => {
  app = await createTestApp({ METRICS_TOKEN: TOKEN });
  expect((await scrape(app, 'another-token-of-somebody')).statusCode).toBe(404);
  expect((await app.app.inject({ url: '/metrics' })).statusCode).toBe(404);
});

test('counts what was really answered, by call and status', async () => {
  app = await createTestApp({ METRICS_TOKEN: TOKEN });
  for (let index = 0; index < 7; index += 1) await app.call(listUsedCompanyCategories, {});
  for (let index = 0; index < 3; index += 1) await app.call(login, { username: 'nobody', password: 'not-the-one' });
  const { statusCode, body, type } = await scrape(app);
  expect([statusCode, type]).toEqual([200, expect.stringContaining('text/plain; version=0.0.4')]);
  const counted = body.split('\n').filter((line) => line.startsWith('mercadito_request_seconds_count'));
  expect(counted.toSorted()).toEqual([
    'mercadito_request_seconds_count{call="listUsedCompanyCategories",status="200"} 7',
    'mercadito_request_seconds_count{call="login",status="401"} 3',
  ]);
});

test('takes the hours for which a stream was open for no time of an answer', async () => {
  app = await createTestApp({ METRICS_TOKEN: TOKEN });
  const { token } = await aCustomer(app);
  const stream = await openStream(await listen(app.app), token);
  expect((await scrape(app)).body).toContain('mercadito_streams 1');
  await app.call(logout, {}, token);
  await stream.ended();
  expect((await scrape(app)).body).not.toContain('call="streamEvents",status="200"');
  expect((await app.app.inject({ url: '/api/events/' })).statusCode).toBe(401);
  expect((await scrape(app)).body).toContain('call="streamEvents",status="401"');
});

test('tells of an order that waits, and for how long', async () => {
  app = await createTestApp({ METRICS_TOKEN: TOKEN });
  await aPendingOrder(app);
  await sql`update orders set status_changed_at = now() - interval '1 hour'`.execute(app.db);
  const { body } = await scrape(app);
  expect(sampleOf(body, 'mercadito_orders{state="pending"}')).toBe(1);
  expect(sampleOf(body, 'mercadito_orders_oldest_seconds{state="pending"}')).toBeGreaterThanOrEqual(3_600);
});

test('what cannot be read is missing, and all else is told', async () => {
  app = await createTestApp({ METRICS_TOKEN: TOKEN });
  await rm(app.app.services.pictures.directory, { recursive: true });
  const { statusCode, body } = await scrape(app);
  expect([statusCode, sampleOf(body, 'mercadito_disk_free_bytes'), sampleOf(body, 'mercadito_ready')]).toEqual([
    200,
    undefined,
    0,
  ]);
});

test('a port of its own answers whoever reaches it, and closes with the server', async () => {
  app = await createTestApp({ METRICS_PORT: '0' });
  const address = `http://127.0.0.1:${await app.app.listenForMetrics()}`;
  expect(await (await fetch(`${address}/metrics`)).text()).toContain('mercadito_ready 1');
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await app.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  await app.app.close();
  await expect(fetch(`${address}/metrics`)).rejects.toThrow();
});

test('who meets a fault of ours is told a reference by which its line in the log is found', async () => {
  app = await createTestApp({ LOG_LEVEL: 'error' });
  const lines = logLinesOf(app.app);
  vi.spyOn(app.app.services.database.db, 'selectFrom').mockImplementation(() => {
    throw new Error('nobody expects this');
  });
  const { statusCode, headers } = await app.app.inject({ url: '/api/companies/used-categories/' });
  vi.restoreAllMocks();
  const reference = String(headers['x-request-id']);
  expect([statusCode, reference]).toEqual([500, expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}$/)]);
  expect(lines.filter((line) => line.includes(reference) && line.includes('nobody expects this'))).toHaveLength(1);
});

test('tells orders, jobs, messages, streams, connections, room on the disk and whether it is ready', async () => {
  app = await createTestApp({ METRICS_TOKEN: TOKEN });
  const { body } = await scrape(app);
  const samples = [
    ...['pending', 'shipped', 'delivery_failed'].flatMap((state) => [
      `mercadito_orders{state="${state}"}`,
      `mercadito_orders_oldest_seconds{state="${state}"}`,
    ]),
    ...['failed', 'retrying'].map((state) => `mercadito_jobs{state="${state}"}`),
    'mercadito_jobs_oldest_waiting_seconds',
    'mercadito_messages_waiting',
    'mercadito_streams',
    'mercadito_connections',
    'mercadito_database_waiting{queue="connection"}',
    'mercadito_database_expected_wait_seconds',
  ];
  for (const sample of samples) expect([sample, sampleOf(body, sample)]).toEqual([sample, 0]);
  expect(sampleOf(body, 'mercadito_ready')).toBe(1);
  expect(sampleOf(body, 'mercadito_disk_free_bytes')).toBeGreaterThan(0);
});

/** A server whose standby says of itself what it is told to. */
async function aServerWithStandby(look: Standby['look'], variables: Record<string, string> = {}): Promise<TestApp> {
  const { database, drop } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  const standby: Standby = {
    read: (_there, primary) => primary(),
    reads: () => ({ standby: 7, primary: 3 }),
    heard: () => undefined,
    look,
    close: async () => undefined,
  };
  const test = await createTestAppOn({ ...database, standby }, dataDir, { METRICS_TOKEN: TOKEN, ...variables });
  const close = async (): Promise<void> => {
    await test.close();
    await drop();
    await rm(dataDir, { recursive: true });
  };
  return { ...test, close };
}

test('says whether visitors read from the standby, and how many reads were made where', async () => {
  let fault: string | undefined;
  app = await aServerWithStandby(async () => fault);
  const told = async (server: TestApp) =>
    (await scrape(server)).body.split('\n').filter((line) => /^(# TYPE )?mercadito_(standby|public_reads)/.test(line));
  expect(await told(app)).toEqual([
    '# TYPE mercadito_standby_used gauge',
    'mercadito_standby_used 1',
    '# TYPE mercadito_public_reads_total counter',
    'mercadito_public_reads_total{from="standby"} 7',
    'mercadito_public_reads_total{from="primary"} 3',
  ]);
  fault = 'the standby is more than 1000 ms behind';
  expect(await told(app)).toContain('mercadito_standby_used 0');
  await app.close();
  app = await createTestApp({ METRICS_TOKEN: TOKEN });
  expect(await told(app)).toEqual([]);
});

test('what alerts and the dashboard look at is told', async () => {
  app = await aServerWithStandby(async () => undefined, { BACKUP_DIR: '/nowhere', BACKUP_KEY: PASSPHRASE });
  await app.call(listUsedCompanyCategories, {});
  const { body } = await scrape(app);
  for (const file of ['alerts.yml', 'grafana-dashboard.json']) {
    const text = readFileSync(new URL(`../../../../../deploy/prometheus/${file}`, import.meta.url), 'utf8');
    const names = new Set(text.match(/\b(mercadito|process|nodejs)_[a-z0-9_]+/g));
    expect(names.size).toBeGreaterThan(8);
    for (const name of names) expect([name, body.includes(`\n${name}`)]).toEqual([name, true]);
  }
});
