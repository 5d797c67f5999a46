import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { getDispatchBoard, getDispatchOrder } from '@mercadito/contracts/dispatch';
import { declineOrder, requeueOrder } from '@mercadito/contracts/orders/admin';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aPendingOrder, aShippedOrder } from '../../../test/orders.ts';
import { anAdmin, type Person } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../database/transaction.ts';
import { CUSTOMER_RECORD, findCustomerRecord } from '../orders/index.ts';

let app: TestApp;
let admin: Person;
beforeEach(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterEach(() => app.close());

interface Written {
  readonly telephone_number?: string;
  readonly neighborhood?: string;
  readonly street_1?: string;
  readonly exterior_number?: string;
}

/** Writes an order's telephone and address anew; each test begins with all of them different. */
const write = (transactionId: string, written: Written) =>
  app.db.updateTable('orders').set(written).where('transaction_id', '=', transactionId).execute();

let numbers = 0;
async function anOrder(written: Written = {}): Promise<string> {
  numbers += 1;
  const { transactionId } = await aPendingOrder(app);
  const own = {
    telephone_number: `+52636000${1000 + numbers}`,
    street_1: `Calle ${numbers} Sur`,
    exterior_number: '1',
  };
  await write(transactionId, { ...own, ...written });
  return transactionId;
}

async function anEnded(delivery_successful: boolean, written: Written = {}): Promise<string> {
  numbers += 1;
  const { transactionId, driver } = await aShippedOrder(app);
  const own = {
    telephone_number: `+52636000${1000 + numbers}`,
    street_1: `Calle ${numbers} Sur`,
    exterior_number: '1',
  };
  await write(transactionId, { ...own, ...written });
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  const outcome = delivery_successful ? { delivery_password: 'mango' } : { body: 'Nobody knows of it' };
  const report = { transaction_id: transactionId, delivery_successful, driver_id: driver.driverId, ...outcome };
  good(await app.call(finishDelivery, report, driver.token));
  return transactionId;
}

const recordOf = async (transactionId: string) => {
  const { waiting } = good(await app.call(getDispatchBoard, {}, admin.token));
  const card = waiting.orders.find(({ transaction_id }) => transaction_id === transactionId);
  const page = good(await app.call(getDispatchOrder, { transactionId }, admin.token));
  expect(page.customer_record).toEqual(card?.customer_record);
  return card?.customer_record;
};

test('a number of which nothing was delivered has failed deliveries told, of that number and of no other (DISPATCH-13)', async () => {
  const telephone_number = '+526361110000';
  await anEnded(false, { telephone_number });
  await anEnded(false, { telephone_number });
  await anEnded(false);
  expect(await recordOf(await anOrder({ telephone_number }))).toEqual({
    ...{ is_known: false, failed_of_number: 2, failed_of_address: 0 },
  });
});

test.each([
  ['in other signs', { street_1: 'calle  HIDÁLGO', exterior_number: '12 a' }, 1],
  ['without the word for a street', { street_1: 'Hidalgo', exterior_number: '12-A' }, 1],
  ['with another number', { street_1: 'Hidalgo', exterior_number: '13' }, 0],
  ['in another place', { street_1: 'Hidalgo', exterior_number: '12-A', neighborhood: 'Angostura' }, 0],
])('an address written %s is told as it is (DISPATCH-13)', async (_how, written, failed) => {
  await anEnded(false, { street_1: 'Calle Hidalgo', exterior_number: '12-A' });
  expect(await recordOf(await anOrder(written))).toMatchObject({ failed_of_address: failed });
});

test('a street without numbers is nobody’s address: neighbours are not told for each other (DISPATCH-13)', async () => {
  await anEnded(false, { street_1: 'Hidalgo', exterior_number: 's/n' });
  expect(await recordOf(await anOrder({ street_1: 'Hidalgo', exterior_number: 's/n' }))).toMatchObject({
    failed_of_address: 0,
  });
});

test('a delivery that goes well ends what failed before (DISPATCH-13)', async () => {
  const place = { telephone_number: '+526361110000', street_1: 'Juárez', exterior_number: '7' };
  await anEnded(false, place);
  await anEnded(true, place);
  expect(await recordOf(await anOrder(place))).toMatchObject({ failed_of_number: 0, failed_of_address: 0 });
  await anEnded(false, place);
  expect(await recordOf(await anOrder(place))).toMatchObject({ failed_of_number: 1, failed_of_address: 1 });
});

test('what failed before the last that went well stays ended, whatever becomes of its order (DISPATCH-13)', async () => {
  const place = { telephone_number: '+526361110000', street_1: 'Juárez', exterior_number: '7' };
  const [requeued, declined] = [await anEnded(false, place), await anEnded(false, place)];
  await anEnded(true, place);
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  good(await app.call(requeueOrder, { transaction_id: requeued }, admin.token));
  good(await app.call(declineOrder, { transaction_id: declined, cancellation_reason: 'Nobody answers' }, admin.token));
  expect(await recordOf(await anOrder(place))).toMatchObject({ failed_of_number: 0, failed_of_address: 0 });
});

test('an order does not tell against itself once it is back in the queue, and one that ended tells nothing', async () => {
  const back = await anEnded(false);
  good(await app.call(requeueOrder, { transaction_id: back }, admin.token));
  expect(await recordOf(back)).toMatchObject({ failed_of_number: 0, failed_of_address: 0 });
  const delivered = await anEnded(true);
  expect(good(await app.call(getDispatchOrder, { transactionId: delivered }, admin.token)).customer_record).toBeNull();
});

test('what other orders tell is read from an index of telephones and one of addresses', async () => {
  const { buyer } = await aPendingOrder(app);
  const plan = await inTransaction(app.db, async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local enable_bitmapscan = off`.execute(transaction);
    const records = transaction.selectFrom('orders').select(CUSTOMER_RECORD.as('record'));
    return JSON.stringify(await records.where('user_id', '=', buyer.userId).explain('json'));
  });
  expect(plan).toContain('"Index Name":"orders_telephone"');
  expect(plan).toContain('"Index Name":"orders_address"');
  expect(await findCustomerRecord(app.db, 1)).toBeDefined();
});
