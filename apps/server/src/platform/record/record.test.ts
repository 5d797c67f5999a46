import { randomUUID } from 'node:crypto';
import type { RecordedChange } from '@mercadito/domain/events/recorded-change';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Db } from '../../database/connection.ts';
import { inTransaction } from '../../database/transaction.ts';
import { inAuditedTransaction } from './audit.ts';
import { NOTICES } from './notices.ts';
import { record, recordChange } from './record.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const something = { type: 'settings.changed' } as const;
const priceOf = (before: number, after: number): RecordedChange => ({
  ...{ kind: 'changePrice', id: 5, companyId: 3 },
  ...{ before: { price_cents: before }, after: { price_cents: after } },
});
/** A row becomes another one. */
const writeSomething = (transaction: Db) =>
  sql`update settings set cart_message = ${randomUUID()}::text`.execute(transaction);
const OUTSIDE = 'settings.changed was recorded outside of a write';

const auditOf = async (action: string): Promise<unknown[]> => {
  const rows = await app.db.selectFrom('audit_log').select('detail').where('action', '=', action).execute();
  return rows.map(({ detail }) => detail);
};

test('what happens outside of a write is refused, since nobody would hear of it', async () => {
  expect(() => record(app.db, something)).toThrow(OUTSIDE);
  await expect(inTransaction(app.db, async (transaction) => record(transaction, something))).rejects.toThrow(OUTSIDE);
});

test('what was changed outside of a write is refused too', () => {
  expect(() => recordChange(app.db, priceOf(1, 2))).toThrow('changePrice was recorded outside of a write');
});

test("what has changed stands before the write's own row, and what has not is no change (RECORD-1)", async () => {
  const work = async (transaction: Db): Promise<void> => {
    await writeSomething(transaction);
    recordChange(transaction, priceOf(1, 2));
    recordChange(transaction, priceOf(2, 2));
  };
  await inAuditedTransaction(app.db, work, () => ({ actorId: null, action: 'reprice', detail: { id: 7 } }));
  const rows = app.db
    .selectFrom('audit_log')
    .select(['action', 'subject', 'subject_id', 'detail'])
    .orderBy('id', 'desc');
  expect(await rows.limit(2).execute()).toEqual([
    { action: 'reprice', subject: '', subject_id: '', detail: { id: 7 } },
    {
      ...{ action: 'changePrice', subject: 'product', subject_id: '5' },
      detail: { company_id: 3, before: { price_cents: 1 }, after: { price_cents: 2 } },
    },
  ]);
});

test.each([
  ['leaves what it sets as it was', 'update settings set cart_message = cart_message, updated_at = now()'],
  ['sets nothing', `delete from zones where name = 'Nowhere'`],
])('a write that %s is neither on record nor told to anybody', async (_what, statement) => {
  const told: string[] = [];
  const stop = await app.app.services.database.listen(NOTICES, (payload) => told.push(payload));
  const doIt = (action: string, text: string) => {
    const work = async (transaction: Db): Promise<void> => {
      await sql.raw(text).execute(transaction);
      record(transaction, something);
    };
    return inAuditedTransaction(app.db, work, () => ({ actorId: null, action, detail: { id: 7 } }));
  };
  await doIt('idle', statement);
  await doIt('busy', `update settings set cart_message = '${randomUUID()}'`);
  await vi.waitFor(() => expect(told).not.toEqual([]));
  await stop();
  expect([await auditOf('idle'), told]).toEqual([[], [expect.stringContaining('Settings')]]);
  await app.db.deleteFrom('audit_log').where('action', '=', 'busy').execute();
});

test('what happens when the write is over is refused', async () => {
  const lateEntry = (transaction: Db) => {
    record(transaction, something);
    return { actorId: null, action: 'late', detail: {} };
  };
  await expect(inAuditedTransaction(app.db, async (transaction) => transaction, lateEntry)).rejects.toThrow(OUTSIDE);
  expect(await auditOf('late')).toEqual([]);
});

test('of a write that lost a race and is done again, what happened the second time counts', async () => {
  let attempts = 0;
  const work = async (transaction: Db): Promise<void> => {
    attempts += 1;
    await writeSomething(transaction);
    record(transaction, something);
    if (attempts === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    record(transaction, { type: 'exchange_rate.changed' });
  };
  await inAuditedTransaction(app.db, work, () => ({ actorId: null, action: 'twice', detail: { id: 7 } }));
  expect(await auditOf('twice')).toEqual([{ id: 7, events: ['settings.changed', 'exchange_rate.changed'] }]);
});
