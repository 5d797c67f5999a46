import { readFile } from 'node:fs/promises';
import { listActivity } from '@mercadito/contracts/activity';
import { changeItemStatus } from '@mercadito/contracts/deliveries/active-deliveries';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { updateSettings } from '@mercadito/contracts/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShippedOrder } from '../../../test/orders.ts';
import { anAdmin, type Person } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { MIGRATIONS } from '../../database/migrate.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

/** The record as the migration makes it of what stood there before there was one. */
async function filledAnew(): Promise<void> {
  const text = await readFile(new URL('0026-activity-record.sql', MIGRATIONS), 'utf8');
  await sql`delete from audit_log`.execute(app.db);
  await sql.raw(text.slice(text.indexOf('insert into audit_log'))).execute(app.db);
}

test('what happened before there was a record is filled in from the timelines and the log of the settings (RECORD-9)', async () => {
  const { transactionId, driver, buyer } = await aShippedOrder(app);
  const item = await app.db.selectFrom('order_items').select(['id', 'name']).executeTakeFirstOrThrow();
  const ids = { driver_id: driver.driverId, transaction_id: transactionId };
  good(await app.call(changeItemStatus, { ...ids, order_item_id: item.id, status_item: 'not_found' }, driver.token));
  good(await app.call(finishDelivery, { ...ids, delivery_successful: true, body: 'At the gate' }, driver.token));
  good(await app.call(updateSettings, { usd_mxn_value: 18.5 }, admin.token));
  good(await app.call(updateSettings, { delivery_status: false }, admin.token));
  await filledAnew();

  const { results } = good(await app.call(listActivity, {}, admin.token));
  const ofOrder = results.filter(({ subject_id }) => subject_id === transactionId);
  expect(ofOrder.map(({ kind, actor, before, after }) => [kind, actor?.id, before?.status, after?.status])).toEqual(
    expect.arrayContaining([
      ['moveOrder', buyer.userId, undefined, 'pending'],
      ['moveOrder', driver.userId, 'pending', 'shipped'],
      ['changeOrderItem', driver.userId, 'approved', 'not_found'],
      ['moveOrder', driver.userId, 'shipped', 'delivered'],
    ]),
  );
  expect(ofOrder).toHaveLength(4);
  expect(ofOrder.find(({ kind }) => kind === 'changeOrderItem')?.name).toBe(item.name);
  expect(JSON.stringify(ofOrder)).not.toContain('At the gate');
  const ofSettings = results.filter(({ subject }) => subject === 'settings');
  expect(ofSettings).toMatchObject([
    { before: { usd_mxn_value: 18.5, delivery_available: true }, after: { delivery_available: false } },
    { actor: { id: admin.userId }, before: null, after: { usd_mxn_value: 18.5 } },
  ]);
});
