import { addCartItem } from '@mercadito/contracts/cart';
import { listAssignedOrders } from '@mercadito/contracts/deliveries/active-deliveries';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOption, goods } from './carts.ts';
import { countStatements } from './count-statements.ts';
import { aFullCart, aPendingOrder, checkout } from './orders.ts';
import { aDriver } from './people.ts';
import { createTestApp, createTestAppOn, type TestApp } from './test-app.ts';

let town: TestApp;
let counted: TestApp;
let counting: ReturnType<typeof countStatements>;
beforeAll(async () => {
  town = await createTestApp();
  const { database, config } = town.app.services;
  counting = countStatements(database.db);
  counted = await createTestAppOn(Object.assign(Object.create(database), { db: counting.db }), config.dataDir);
});
afterAll(async () => {
  await counted.close();
  await town.close();
});

/** How many statements a call makes beside the one that finds whose token it is. */
async function statementsOf(call: () => Promise<{ readonly status: number; readonly body: unknown }>): Promise<number> {
  const before = counting.count();
  const { status, body } = await call();
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return counting.count() - before - 1;
}

test('what is put into a cart takes five statements, with options, a key and its record (CART-2)', async () => {
  const [buyer, product_id] = [await aFullCart(town), await goods(town)];
  const { attributes } = await anOption(town, product_id);
  const add = () => counted.call(addCartItem, { product_id, attribute_values: [attributes[0]] }, buyer.token);
  expect([await statementsOf(add), await statementsOf(add)]).toEqual([5, 5]);
});

test('an order takes nine, however many lines and businesses it has (ORDER-2)', async () => {
  const buyer = await aFullCart(town);
  for (const fields of [{ quantity_manage: true, stock: 3 }, {}, {}]) {
    const product_id = await goods(town, fields);
    const { attributes } = await anOption(town, product_id);
    await town.call(addCartItem, { product_id, attribute_values: [attributes[1]], count: 2 }, buyer.token);
  }
  expect(await statementsOf(() => counted.call(createOrder, checkout(buyer), buyer.token))).toBe(9);
});

test('a driver takes an order with six, has it in the list with two, and hands it over with six (DELIVERY-1)', async () => {
  const { transactionId } = await aPendingOrder(town);
  const driver = await aDriver(town);
  const input = { driver_id: driver.driverId, transaction_id: transactionId };
  const { driverId } = driver;
  const ended = { ...input, delivery_successful: true };
  expect({
    claim: await statementsOf(() => counted.call(claimOrder, input, driver.token)),
    list: await statementsOf(() => counted.call(listAssignedOrders, { driverId }, driver.token)),
    delivery: await statementsOf(() => counted.call(finishDelivery, ended, driver.token)),
  }).toEqual({ claim: 6, list: 2, delivery: 6 });
});
