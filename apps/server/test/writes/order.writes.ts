import * as cart from '@mercadito/contracts/cart';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { declineOrder, requeueOrder } from '@mercadito/contracts/orders/admin';
import { orderAgain } from '@mercadito/contracts/orders/again';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { changeShopItem, markOrdersSeen, sayOrderReady } from '@mercadito/contracts/orders/company';
import { endOrderSharing, shareOrder } from '@mercadito/contracts/orders/sharing';
import { cancelOrder } from '@mercadito/contracts/orders/tracking';
import { sql } from 'kysely';
import { checkout } from '../orders.ts';
import { good } from '../shops.ts';
import type { Town } from './town.ts';
import { type Write, write } from './write.ts';

const CART = { customer: ['Cart'] } as const;
export const ORDER = { customer: ['OrdersUser'], shop: ['Orders'], second: ['Orders'], admins: ['Orders'] } as const;
/** Where its end, or its end taken back, changes what the shops are owed. */
export const ORDER_AND_CASH = {
  customer: ['OrdersUser'],
  shop: ['Cash', 'Orders'],
  second: ['Cash', 'Orders'],
  admins: ['Cash', 'Orders'],
} as const;
export const QUEUE = { drivers: ['OrderQueue'] } as const;
const PART = {
  customer: ['OrdersUser'],
  shop: ['Orders'],
  admins: ['Driver', 'Orders'],
  drivers: ['Driver', 'OrderQueue'],
} as const;
const GOODS = { everybody: ['Products', 'ProductsHome'] } as const;
/** The last piece there is. */
const LAST = { quantity_manage: true, stock: 1 };

const lineOf = async (town: Town): Promise<number> => {
  await town.fillCart(await town.product());
  return town.findId(sql`select id from cart_items where user_id = ${town.customer.userId}`);
};

/** An order of the one shop alone. */
export const orderOfShop = async (town: Town): Promise<string> => {
  await town.fillCart(await town.product());
  return good(await town.test.call(createOrder, checkout(town.customer), town.customer.token)).transaction_id;
};

/** An order of the shop alone, which a driver holds. */
const heldOrderOfShop = async (town: Town): Promise<string> => {
  const { own, driver, test, deliverAll } = town;
  await deliverAll();
  await sql`update companies set name = 'La Espiga' where id = ${own.company_id}`.execute(test.db);
  const transaction_id = await orderOfShop(town);
  good(await test.call(claimOrder, { driver_id: driver.driverId, transaction_id }, driver.token));
  return transaction_id;
};

/** What a business says of the item of an order of its own that waits. */
const itemOfShop = async (town: Town) => {
  const transaction_id = await orderOfShop(town);
  const order_item_id = await town.findId(
    sql`select max(order_items.id) as id from order_items join orders on orders.id = order_id
      where transaction_id = ${transaction_id}`,
  );
  return { ...town.own, transaction_id, order_item_id, status_item: 'not_found' as const };
};

/** The cart and the order. */
export const ORDER_WRITES: Record<string, Write> = {
  'putting a product into the cart': write(
    cart.addCartItem,
    { events: ['cart_item.added'], tells: CART },
    async ({ customer, product }) => ({ by: customer, send: { product_id: await product() } }),
  ),
  'changing a count in the cart': write(
    cart.updateCartItem,
    { events: ['cart_item.updated'], tells: CART },
    async (town) => ({ by: town.customer, send: { item_id: await lineOf(town), count: 2 } }),
  ),
  'taking a line out of the cart': write(
    cart.removeCartItem,
    { events: ['cart_item.removed'], tells: CART },
    async (town) => ({ by: town.customer, send: { item_id: await lineOf(town) } }),
  ),
  "taking a guest's cart over": write(
    cart.synchronizeCart,
    { events: ['cart.synchronized'], tells: CART },
    async ({ customer, product }) => ({
      by: customer,
      send: { cart_items: [{ product_id: await product(), count: 1 }] },
    }),
  ),
  'taking pieces out of the cart': write(
    cart.takeOutOfCart,
    { events: ['cart_item.removed'], tells: CART },
    async (town) => {
      const product_id = await town.product();
      good(await town.test.call(cart.addCartItem, { product_id }, town.customer.token));
      return { by: town.customer, send: { cart_items: [{ product_id, count: 1 }] } };
    },
  ),
  'ordering again': write(orderAgain, { events: ['cart_item.added'], tells: CART }, async (town) => ({
    by: town.customer,
    send: { transaction_id: await orderOfShop(town) },
  })),
  'sending an order': write(
    createOrder,
    {
      events: ['order.placed'],
      messages: ['owners: You have a new order', 'driversOnDuty: An order is waiting for a driver'],
      changes: ['moveOrder'],
      tells: { ...ORDER, ...QUEUE, customer: ['Cart', 'OrdersUser'] },
    },
    async (town) => {
      await town.fillCart(await town.product(), await town.product({ company_id: town.second.companyId }));
      return { by: town.customer, send: checkout(town.customer) };
    },
  ),
  'sending an order of the last piece': write(
    createOrder,
    {
      events: ['product.sold_out', 'order.placed'],
      messages: [
        'owner: A product is sold out',
        'owners: You have a new order',
        'driversOnDuty: An order is waiting for a driver',
      ],
      changes: ['moveOrder'],
      tells: { customer: ['Cart', 'OrdersUser'], shop: ['Orders'], admins: ['Orders'], ...QUEUE, ...GOODS },
    },
    async (town) => {
      await town.fillCart(await town.product(LAST));
      return { by: town.customer, send: checkout(town.customer) };
    },
  ),
  'cancelling an order': write(
    cancelOrder,
    {
      events: ['order.cancelled'],

      changes: ['moveOrder'],
      tells: { ...ORDER_AND_CASH, ...QUEUE },
    },
    async ({ customer, pendingOrder }) => ({ by: customer, send: { transaction_id: await pendingOrder() } }),
  ),
  'cancelling an order that a business has seen': write(
    cancelOrder,
    {
      events: ['order.cancelled'],
      messages: ['ownersWhoSaw: An order was cancelled'],
      changes: ['moveOrder'],
      tells: { ...ORDER_AND_CASH, ...QUEUE },
    },
    async ({ customer, own, pendingOrder, shop, test }) => {
      const transaction_id = await pendingOrder();
      good(await test.call(markOrdersSeen, { ...own, transaction_ids: [transaction_id] }, shop.token));
      return { by: customer, send: { transaction_id } };
    },
  ),
  'cancelling an order that could not be handed over': write(
    cancelOrder,
    {
      events: ['order.cancelled'],
      messages: ['formerDriver: Do not deliver this order', 'ownersWhoSaw: An order was cancelled'],
      changes: ['moveOrder'],
      tells: { ...ORDER_AND_CASH, ...QUEUE },
    },
    async ({ customer, failedOrder }) => ({ by: customer, send: { transaction_id: await failedOrder() } }),
  ),
  'declining an order that could not be handed over': write(
    declineOrder,
    {
      events: ['order.declined'],
      messages: [
        'customer: We could not take your order',
        'formerDriver: Do not deliver this order',
        'ownersWhoSaw: An order was declined',
      ],
      changes: ['moveOrder'],
      tells: { ...ORDER_AND_CASH, ...QUEUE },
    },
    async ({ admin, failedOrder }) => ({
      by: admin,
      send: { transaction_id: await failedOrder(), cancellation_reason: 'Closed today' },
    }),
  ),
  'cancelling an order of the last piece': write(
    cancelOrder,
    {
      events: ['product.came_back', 'order.cancelled'],

      changes: ['moveOrder'],
      tells: { ...ORDER_AND_CASH, ...QUEUE, ...GOODS },
    },
    async ({ customer, pendingOrder }) => ({ by: customer, send: { transaction_id: await pendingOrder(LAST) } }),
  ),
  'declining an order': write(
    declineOrder,
    {
      events: ['order.declined'],
      messages: ['customer: We could not take your order'],
      changes: ['moveOrder'],
      tells: { ...ORDER_AND_CASH, ...QUEUE },
    },
    async ({ admin, pendingOrder }) => ({
      by: admin,
      send: { transaction_id: await pendingOrder(), cancellation_reason: 'Closed today' },
    }),
  ),
  'putting an order back into the queue': write(
    requeueOrder,
    {
      events: ['order.requeued'],
      messages: [
        'customer: We are looking for another driver',
        'formerDriver: An order is no longer yours',
        'driversOnDuty: An order is waiting for a driver',
      ],
      changes: ['moveOrder'],
      tells: { ...ORDER_AND_CASH, ...QUEUE },
    },
    async ({ admin, failedOrder }) => ({ by: admin, send: { transaction_id: await failedOrder() } }),
  ),
  'seeing what was ordered': write(
    markOrdersSeen,
    {
      events: ['order.seen_by_business'],
      messages: ['customer: Your order was seen'],
      tells: { customer: ['OrdersUser'], shop: ['Orders'], admins: ['Orders'] },
    },
    async (town) => ({ by: town.shop, send: { ...town.own, transaction_ids: [await orderOfShop(town)] } }),
  ),
  'saying that a part is ready': write(
    sayOrderReady,
    {
      events: ['order.seen_by_business', 'order_company.made_ready'],
      messages: ['customer: Your order was seen', 'holder: La Espiga has it ready'],
      tells: PART,
    },
    async (town) => ({
      by: town.shop,
      send: { ...town.own, transaction_id: await heldOrderOfShop(town), is_ready: true },
    }),
  ),
  'saying that it is not ready yet': write(
    sayOrderReady,
    { events: ['order_company.made_unready'], tells: PART },
    async (town) => {
      const ready = { ...town.own, transaction_id: await heldOrderOfShop(town), is_ready: true };
      good(await town.test.call(sayOrderReady, ready, town.shop.token));
      return { by: town.shop, send: { ...ready, is_ready: false } };
    },
  ),
  'sharing an order': write(
    shareOrder,
    { events: ['order.shared'], tells: { customer: ['OrdersUser'] } },
    async ({ customer, pendingOrder }) => ({ by: customer, send: { transaction_id: await pendingOrder() } }),
  ),
  "ending an order's link": write(
    endOrderSharing,
    { events: ['order.sharing_ended'], tells: { customer: ['OrdersUser'] } },
    async ({ customer, pendingOrder, test }) => {
      const transaction_id = await pendingOrder();
      good(await test.call(shareOrder, { transaction_id }, customer.token));
      return { by: customer, send: { userId: customer.userId, transactionId: transaction_id } };
    },
  ),
  'saying that an item of the business is not there': write(
    changeShopItem,
    {
      events: ['product.terms_changed', 'order_item.reported_missing'],
      messages: ['customer: Something is missing from your order'],
      changes: ['changeOrderItem'],
      tells: { ...PART, ...GOODS },
    },
    async (town) => ({ by: town.shop, send: await itemOfShop(town) }),
  ),
  'saying that it is there after all': write(
    changeShopItem,
    {
      events: ['product.terms_changed', 'order_item.reported_found'],
      changes: ['changeOrderItem'],
      tells: { ...PART, ...GOODS },
    },
    async (town) => {
      const send = await itemOfShop(town);
      good(await town.test.call(changeShopItem, send, town.shop.token));
      return { by: town.shop, send: { ...send, status_item: 'approved' as const } };
    },
  ),
};
