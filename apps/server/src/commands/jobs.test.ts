import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  createTestDatabase,
  makePostgresDatabase,
  type TestDatabase,
  testEngine,
} from '../../test/database/test-database.ts';
import { tellOrder } from '../../test/job-process.ts';
import { openDatabase } from '../database/connection.ts';
import { makeTemplate } from '../database/embedded/make-template.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { ensureQueues } from '../platform/jobs/jobs.queries.ts';

const COMMAND = fileURLToPath(new URL('./jobs.ts', import.meta.url));
// Starts of whole processes: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let dataDir: string;
let postgres: TestDatabase | undefined;
beforeAll(async () => {
  await makeTemplate();
  dataDir = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  if (testEngine === 'postgres') postgres = await createTestDatabase();
});
afterAll(async () => {
  await postgres?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs the command as an operator would. */
async function jobs(...args: string[]): Promise<{ code: number | null; said: string; database?: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: postgres?.databaseUrl };
  const child = spawn(process.execPath, [COMMAND, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const said = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  const [, database, rest = ''] = /^(Database: [^\n]*\n)?(.*)$/s.exec(said.reverse().join('')) ?? [];
  return { code, said: rest.trim(), ...(database !== undefined && { database: database.trim() }) };
}

test('an operator sees the jobs that were given up, and forgets them', async () => {
  const database = await openDatabase({ databaseUrl: postgres?.databaseUrl, dataDir });
  const job = tellOrder(async () => undefined);
  await ensureQueues(database.db, [job.name]);
  await enqueue(database.db, job, { order: 7 });
  await sql`update jobs.job set state = 'failed', completed_on = now(), output = '{"message": "no line"}'`.execute(
    database.db,
  );
  await database.close();
  const { code, said, database: named } = await jobs();
  expect(named).toMatch(
    postgres ? /^Database: mercadito_test_\w+ at 127\.0\.0\.1:\d+ as \w+$/ : /^Database: embedded in \//,
  );
  const [counts, line, ...others] = said.split('\n');
  expect([code, counts, others]).toEqual([0, '1 job failed, 0 tried again, the oldest that is due waits 0 s', []]);
  expect(line).toMatch(/^[\da-f-]{36} {2}order\.tell {2}\S+Z {2}tries: 1 {2}no line$/);
  expect(await jobs('delete', line?.slice(0, 36) ?? '')).toMatchObject({ code: 0, said: '1 job deleted' });
});

test('a word that the command does not know is answered with those that it knows', async () => {
  expect(await jobs('forget')).toEqual({ code: 1, said: expect.stringMatching(/^Say npm run jobs,/) });
});

test('to look makes no database and changes none', async () => {
  const nowhere = join(dataDir, 'nowhere');
  const elsewhere = postgres ? await makePostgresDatabase() : undefined;
  const env = { ...process.env, DATA_DIR: nowhere, DATABASE_URL: elsewhere?.databaseUrl };
  const child = spawn(process.execPath, [COMMAND], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  const said = await text(child.stderr);
  expect((await ended)[0]).toBe(1);
  expect(said).toMatch(elsewhere ? /\nThe database has no tables yet: / : /\nThere is no database in DATA_DIR /);
  expect(existsSync(nowhere)).toBe(false);
  await elsewhere?.remove();
});
