import type { RecordedChange } from '@mercadito/domain/events/recorded-change';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Db } from '../../database/connection.ts';
import { inTransaction } from '../../database/transaction.ts';
import { inAuditedTransaction } from './audit.ts';
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

test("what has changed stands before the write's own row, and what has not is no change", async () => {
  const work = async (transaction: Db): Promise<void> => {
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
    record(transaction, something);
    if (attempts === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    record(transaction, { type: 'exchange_rate.changed' });
  };
  await inAuditedTransaction(app.db, work, () => ({ actorId: null, action: 'twice', detail: { id: 7 } }));
  expect(await auditOf('twice')).toEqual([{ id: 7, events: ['settings.changed', 'exchange_rate.changed'] }]);
});
