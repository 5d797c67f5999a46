import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { makePostgresDatabase, testEngine } from '../../test/database/test-database.ts';
import { tellOrder } from '../../test/job-process.ts';
import { useServedPlace } from '../../test/operator-command.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { ensureQueues } from '../platform/jobs/jobs.queries.ts';

// Starts of whole processes: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const { place, open, run } = useServedPlace();
const jobs = (...args: string[]) => run('jobs', args);

test('an operator sees the jobs that were given up, and forgets them', async () => {
  const database = await open();
  const job = tellOrder(async () => undefined);
  await ensureQueues(database.db, [job.name]);
  await enqueue(database.db, job, { order: 7 });
  await sql`update jobs.job set state = 'failed', completed_on = now(), output = '{"message": "no line"}'`.execute(
    database.db,
  );
  await database.close();
  const { code, said, database: named } = await jobs();
  expect(named).toMatch(
    testEngine === 'postgres'
      ? /^Database: mercadito_test_\w+ at 127\.0\.0\.1:\d+ as \w+$/
      : /^Database: embedded in \//,
  );
  const [counts, line, ...others] = said.split('\n');
  expect([code, counts, others]).toEqual([0, '1 job failed, 0 tried again, the oldest that is due waits 0 s', []]);
  expect(line).toMatch(/^[\da-f-]{36} {2}order\.tell {2}\S+Z {2}tries: 1 {2}no line$/);
  expect(await jobs('delete', line?.slice(0, 36) ?? '')).toMatchObject({ code: 0, said: '1 job deleted' });
});

test('a word that the command does not know is answered with those that it knows', async () => {
  expect(await jobs('forget')).toMatchObject({ code: 1, complaint: expect.stringMatching(/^Say npm run jobs,/) });
});

test('to look makes no database and changes none', async () => {
  const nowhere = join(place.dataDir, 'nowhere');
  const elsewhere = testEngine === 'postgres' ? await makePostgresDatabase() : undefined;
  const { code, complaint } = await run('jobs', [], {
    settings: { DATA_DIR: nowhere, DATABASE_URL: elsewhere?.databaseUrl },
  });
  expect(code).toBe(1);
  expect(complaint).toMatch(elsewhere ? /^The database has no tables yet: / : /^There is no database in DATA_DIR /);
  expect(existsSync(nowhere)).toBe(false);
  await elsewhere?.remove();
});
