import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { listInbox } from '@mercadito/contracts/inbox';
import { getOrder } from '@mercadito/contracts/orders/tracking';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPendingOrder, aShippedOrder, type Buyer } from '../../../server/test/orders.ts';
import { createTestApp, type TestApp } from '../../../server/test/test-app.ts';
import { ageDemo } from './age-demo.queries.ts';
import { runJobs } from './run-jobs.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function stepsOf({ buyer, transactionId }: { buyer: Buyer; transactionId: string }): Promise<number[]> {
  const order = { userId: buyer.userId, transactionId };
  const { body } = await app.call(getOrder, order, buyer.token);
  return body.events.map(({ at }) => Date.parse(at));
}

describe('the demo, aged', () => {
  test('has orders placed when they were planned, and minutes between the steps of one that is over', async () => {
    const over = await aShippedOrder(app);
    const { driverId, token } = over.driver;
    const outcome = { driver_id: driverId, transaction_id: over.transactionId, delivery_successful: true, body: '' };
    await app.call(finishDelivery, outcome, token);
    const waiting = await aPendingOrder(app);
    const onItsWay = await aShippedOrder(app);

    await runJobs(app.app);
    const [lastWeek, today] = [new Date(Date.now() - 7 * 24 * HOUR_MS), new Date(Date.now() - 2 * HOUR_MS)];
    const plan = [over, waiting, onItsWay].map(
      ({ transactionId }, at) => [transactionId, at === 0 ? lastWeek : today] as const,
    );
    await ageDemo(app.db, new Map(plan));

    const [placed = 0, claimed = 0, delivered = 0] = await stepsOf(over);
    expect(placed).toBe(lastWeek.getTime());
    expect([claimed - placed, delivered - claimed].every((gap) => gap >= HOUR_MS / 4 && gap <= HOUR_MS)).toBe(true);
    for (const live of [waiting, onItsWay]) expect((await stepsOf(live))[0]).toBe(today.getTime());
    const { delivered_at } = await app.db
      .selectFrom('orders')
      .select('delivered_at')
      .where('transaction_id', '=', over.transactionId)
      .executeTakeFirstOrThrow();
    expect(Date.parse(delivered_at ?? '')).toBe(delivered);
    const recorded = await app.db
      .selectFrom('audit_log')
      .select('created_at')
      .where('subject_id', '=', over.transactionId)
      .orderBy('id')
      .execute();
    // The inbox has the times of the events, newest first, and what somebody was told last is unread.
    const { body: inbox } = await app.call(listInbox, { language: 'en' }, over.buyer.token);
    expect(inbox.results.map(({ title, created_at, is_read }) => [title, Date.parse(created_at), is_read])).toEqual([
      ['Your order has arrived', delivered, false],
    ]);
    expect(recorded.map(({ created_at }) => Date.parse(created_at))).toEqual([placed, claimed, delivered]);
  });

  test('has its words counted: the newest goods alone are found without, and nothing may be written for days', async () => {
    await aPendingOrder(app);
    await runJobs(app.app);
    const changed = await app.db.selectFrom('search_changes').select('id').execute();
    const counted = await app.db.selectFrom('search_words').select('word').execute();
    expect(changed).toEqual([]);
    expect(counted).not.toEqual([]);
  });
});
