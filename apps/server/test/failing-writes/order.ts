import { addCartItem, synchronizeCart } from '@mercadito/contracts/cart';
import { changeItemStatus, setOnWay, setPickedUp } from '@mercadito/contracts/deliveries/active-deliveries';
import { assignOrder } from '@mercadito/contracts/deliveries/admin';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { declineOrder } from '@mercadito/contracts/orders/admin';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { changeShopItem } from '@mercadito/contracts/orders/company';
import { cancelOrder } from '@mercadito/contracts/orders/tracking';
import { anOption, goods } from '../carts.ts';
import { aFullCart, aPendingOrder, aShippedOrder, checkout } from '../orders.ts';
import { aCustomer, aDriver } from '../people.ts';
import { aShop, good } from '../shops.ts';
import type { TestApp } from '../test-app.ts';
import type { FailingWrites } from './failing-write.ts';

const counted = (app: TestApp) => goods(app, { quantity_manage: true, stock: 9 });

/** A cart over two shops, with options and pieces that are counted. */
async function aCartOfManyKinds(app: TestApp) {
  const buyer = await aFullCart(app, await counted(app), 2);
  const product_id = await goods(app);
  const { attributes } = await anOption(app, product_id, { required: true });
  good(await app.call(addCartItem, { product_id, attribute_values: [attributes[1]] }, buyer.token));
  return buyer;
}

const anItemOf = async (app: TestApp, transactionId: string): Promise<number> => {
  const items = app.db.selectFrom('order_items').innerJoin('orders', 'orders.id', 'order_items.order_id');
  const { id } = await items
    .select('order_items.id')
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  return id;
};

/** Of carts, orders and deliveries, the writes that matter most. */
export const ORDER_WRITES: FailingWrites = {
  'sending an order': async ({ app }) => {
    const buyer = await aCartOfManyKinds(app);
    return { contract: createOrder, input: checkout(buyer), token: buyer.token };
  },
  'cancelling an order': async ({ app }) => {
    const { buyer, transactionId } = await aPendingOrder(app, await counted(app), 2);
    return { contract: cancelOrder, input: { transaction_id: transactionId }, token: buyer.token };
  },
  'declining an order': async ({ app, admin }) => {
    const { transactionId } = await aPendingOrder(app, await counted(app), 2);
    const input = { transaction_id: transactionId, cancellation_reason: 'Closed today' };
    return { contract: declineOrder, input, token: admin.token };
  },
  'claiming an order': async ({ app }) => {
    const { transactionId } = await aPendingOrder(app);
    const driver = await aDriver(app);
    const input = { driver_id: driver.driverId, transaction_id: transactionId };
    return { contract: claimOrder, input, token: driver.token };
  },
  'assigning an order': async ({ app, admin }) => {
    const { transactionId } = await aPendingOrder(app);
    const input = { driverId: (await aDriver(app)).driverId, transactionId };
    return { contract: assignOrder, input, token: admin.token };
  },
  'saying that an item is not there': async ({ app }) => {
    const { driver, transactionId } = await aShippedOrder(app, await counted(app), 2);
    const place = { driver_id: driver.driverId, transaction_id: transactionId };
    const input = { ...place, order_item_id: await anItemOf(app, transactionId), status_item: 'not_found' };
    return { contract: changeItemStatus, input, token: driver.token };
  },
  'saying that an item of the business is not there': async ({ app }) => {
    const shop = await aShop(app);
    const product = await goods(app, { company_id: shop.companyId, quantity_manage: true, stock: 9 });
    const { transactionId } = await aPendingOrder(app, product, 2);
    const place = { company_id: shop.companyId, transaction_id: transactionId };
    const input = { ...place, order_item_id: await anItemOf(app, transactionId), status_item: 'not_found' };
    return { contract: changeShopItem, input, token: shop.token };
  },
  'finishing a delivery': async ({ app }) => {
    const { driver, transactionId } = await aShippedOrder(app);
    const input = { driver_id: driver.driverId, transaction_id: transactionId, delivery_successful: true };
    return { contract: finishDelivery, input, token: driver.token };
  },
  'handing an order over with its keyword': async ({ app }) => {
    const { driver, transactionId } = await aShippedOrder(app);
    const outcome = { driver_id: driver.driverId, transaction_id: transactionId, delivery_successful: true };
    return { contract: finishDelivery, input: { ...outcome, keyword: 'mango', wrong_tries: 1 }, token: driver.token };
  },
  'telling of an order that has changed meanwhile': async ({ app }) => {
    const { driver, transactionId } = await aShippedOrder(app);
    const outcome = { driver_id: driver.driverId, transaction_id: transactionId, delivery_successful: true };
    good(await app.call(finishDelivery, outcome, driver.token));
    const input = { ...outcome, happened_at: app.clock.now.toISOString() };
    return { contract: finishDelivery, input, token: driver.token };
  },
  'picking up at a business': async ({ app }) => {
    const { driver, transactionId } = await aShippedOrder(app);
    const stops = app.db.selectFrom('order_companies').innerJoin('orders', 'orders.id', 'order_companies.order_id');
    const found = stops.select('order_companies.id').where('transaction_id', '=', transactionId);
    const { id } = await found.executeTakeFirstOrThrow();
    const input = { driver_id: driver.driverId, transaction_id: transactionId, order_company_id: id, picked_up: true };
    return { contract: setPickedUp, input, token: driver.token };
  },
  'setting out for the customer': async ({ app }) => {
    const { driver, transactionId } = await aShippedOrder(app);
    const input = { driver_id: driver.driverId, transaction_id: transactionId };
    return { contract: setOnWay, input, token: driver.token };
  },
  'filling a cart': async ({ app }) => {
    const product_id = await goods(app);
    const { attributes } = await anOption(app, product_id);
    const input = { product_id, attribute_values: [attributes[0]], count: 2 };
    return { contract: addCartItem, input, token: (await aCustomer(app)).token };
  },
  'taking a cart over': async ({ app }) => {
    const cart_items = [
      { product_id: await goods(app), count: 2 },
      { product_id: await goods(app), count: 3 },
    ];
    return { contract: synchronizeCart, input: { cart_items }, token: (await aCustomer(app)).token };
  },
};
