import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { logLinesOf } from '../../../test/log-lines.ts';
import { onPostgres } from '../../../test/races.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { clockWarning, remembering, secondsAhead, tellingChanges } from './health.ts';

let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

/** A clock that the test sets, and an answer that counts how often it was asked for. */
function aMemory() {
  const state = { asked: 0, now: 0 };
  const look = remembering(
    async () => {
      state.asked += 1;
      return state.asked;
    },
    () => state.now,
  );
  return { state, look };
}

test('whether the server is ready is asked once for all who want to know at the same moment', async () => {
  const { state, look } = aMemory();
  const answers = await Promise.all(Array.from({ length: 100 }, look));
  expect(answers).toEqual(answers.map(() => 1));
  state.now = 999;
  await look();
  expect(state.asked).toBe(1);
});

test('and asked again a moment later', async () => {
  const { state, look } = aMemory();
  for (const expected of [1, 2, 3]) {
    expect(await look()).toBe(expected);
    state.now += 1_000;
  }
});

const ready = async () => {
  const { statusCode, body } = await (app as TestApp).app.inject({ url: '/readyz' });
  return { statusCode, body: JSON.parse(body) };
};

test('a server of which all works is ready, and says nothing else', async () => {
  app = await createTestApp();
  const jobs = { failed: 0, retrying: 0, oldestWaitingSeconds: 0 };
  expect(await ready()).toEqual({ statusCode: 200, body: { status: 'ok', jobs, warnings: [] } });
});

// A whole database can be made read-only on PostgreSQL alone.
test.runIf(onPostgres)('a server whose database is read-only is not ready, and says so once', async () => {
  app = await createTestApp({ LOG_LEVEL: 'info' });
  const lines = logLinesOf(app.app);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = on`.execute(app.db);
  // Holds for new sessions.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(app.db);
  await sql`set default_transaction_read_only = on`.execute(app.db);
  const { statusCode, body } = await ready();
  expect([statusCode, body.code, body.facts]).toEqual([503, 'unavailable', { reason: 'The database is read-only.' }]);
  await ready();
  const told = lines.filter((line) => line.includes('the server is not ready'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('read-only transaction');
});

test('a server whose directory of pictures is another one than before is not ready', async () => {
  app = await createTestApp();
  await rm(join(app.app.services.pictures.directory, '.pictures'));
  const { statusCode, body } = await ready();
  expect([statusCode, body.facts]).toEqual([503, { reason: 'The directory of the pictures is missing.' }]);
});

test('a server that should have pages and has none is not ready', async () => {
  app = await createTestApp({}, { web: null, needsPages: true });
  const { statusCode, body } = await ready();
  expect([statusCode, body.facts.reason]).toEqual([503, expect.stringMatching(/^The pages were not built/)]);
});

test('a clock that is more than a minute away from the database’s is told, in either direction', async () => {
  app = await createTestApp();
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(app.db);
  const there = Date.parse(rows[0]?.now ?? '');
  expect(await secondsAhead(app.db, () => there + 30 * 86_400_000)).toBeGreaterThan(30 * 86_400 - 60);
  expect([0, 60, -60].map(clockWarning)).toEqual([undefined, undefined, undefined]);
  expect(clockWarning(61)).toMatch(/^The clock of this process is 61 s ahead of the database's/);
  expect(clockWarning(-61)).toMatch(/61 s behind the database's/);
});

test('what is only worth knowing is told when it begins, and a server that was ready all the time is not ready again', () => {
  const log = { warn: vi.fn(), info: vi.fn() };
  const tell = tellingChanges(log);
  for (const warnings of [[], ['the clock'], ['the clock'], [], ['the clock']]) tell({ warnings });
  expect(log.warn.mock.calls).toEqual([['the clock'], ['the clock']]);
  tell({ fault: { code: 'pictures', reason: 'no room' }, warnings: ['the clock'] });
  expect(log.info).not.toHaveBeenCalled();
  tell({ warnings: [] });
  expect(log.info).toHaveBeenCalledOnce();
});
