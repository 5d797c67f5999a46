import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type ActivityFilter, countRecorded, selectRecorded } from './activity.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ALL: ActivityFilter = { who: '', thing: '' };
const DAYS = { since: new Date('2026-01-01'), until: new Date('2026-02-01') };

/** How the database would read a page where there is very much: it neither reads the table through nor sorts. */
const planOf = (filter: ActivityFilter): Promise<string> =>
  inTransaction(app.db, async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local enable_bitmapscan = off`.execute(transaction);
    const query = selectRecorded(transaction, filter, { page: 1, size: 20 });
    return JSON.stringify(await query.explain('json'));
  });

test.each<[string, ActivityFilter, string]>([
  ['all', ALL, 'audit_log_recorded'],
  ['days', { ...ALL, ...DAYS }, 'audit_log_recorded'],
  ['a sort', { ...ALL, subject: 'order' }, 'audit_log_recorded_subject'],
  ['a sort and days', { ...ALL, ...DAYS, subject: 'order' }, 'audit_log_recorded_subject'],
  ['a person', { ...ALL, who: 'elena' }, 'audit_log_recorded_actor'],
  ['a person and a sort', { ...ALL, who: 'elena', subject: 'order' }, 'audit_log_recorded_actor_subject'],
  ['a thing', { ...ALL, thing: 'ABCDEFGH' }, 'audit_log_recorded_thing'],
])('the record of %s is read from an index of its own, in its order (RECORD-3)', async (_what, filter, index) => {
  const plan = await planOf(filter);
  expect(plan).toContain(`"Index Name":"${index}"`);
  expect(plan).not.toContain('"Node Type":"Sort"');
});

test('is counted no further than lists count', async () => {
  await sql`insert into audit_log (action, subject, subject_id, detail)
    select 'changeThing', 'thing', 'counted', '{}' from generate_series(1, 1200)`.execute(app.db);
  expect(await countRecorded(app.db, { ...ALL, thing: 'counted' })).toBe(1001);
});
