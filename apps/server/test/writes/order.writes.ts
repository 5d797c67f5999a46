import * as cart from '@mercadito/contracts/cart';
import { changeItemStatus, setPickedUp } from '@mercadito/contracts/deliveries/active-deliveries';
import { assignOrder } from '@mercadito/contracts/deliveries/admin';
import { setDriverAvailability } from '@mercadito/contracts/deliveries/driver';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { reviewDriverReport } from '@mercadito/contracts/deliveries/reports';
import { declineOrder, requeueOrder } from '@mercadito/contracts/orders/admin';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { changeShopItem, markOrdersSeen } from '@mercadito/contracts/orders/company';
import { endOrderSharing, shareOrder } from '@mercadito/contracts/orders/sharing';
import { cancelOrder } from '@mercadito/contracts/orders/tracking';
import { sql } from 'kysely';
import { checkout } from '../orders.ts';
import { good } from '../shops.ts';
import type { Town } from './town.ts';
import { type Write, write } from './write.ts';

const CART = { customer: ['Cart'] } as const;
const ORDER = { customer: ['OrdersUser'], shop: ['Orders'], second: ['Orders'], admins: ['Orders'] } as const;
const QUEUE = { drivers: ['OrderQueue'] } as const;
const DRIVER = { driver: ['Driver'] } as const;
const SHOP_ITEM = {
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
const orderOfShop = async (town: Town): Promise<string> => {
  await town.fillCart(await town.product());
  return good(await town.test.call(createOrder, checkout(town.customer), town.customer.token)).transaction_id;
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

const ended = async ({ shippedOrder }: Town) => {
  const { driver_id, transaction_id } = await shippedOrder();
  return { driver_id, transaction_id };
};

/** The end of a delivery that somebody has told already. */
const reportedTooLate = async (town: Town) => {
  const run = await ended(town);
  const end = { ...run, delivery_successful: true, body: '' };
  await town.test.call(finishDelivery, end, town.driver.token);
  return { ...end, happened_at: town.test.clock.now.toISOString() };
};

/** The cart, the order and the way it takes. */
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
  'sending an order': write(
    createOrder,
    {
      events: ['order.placed'],
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
    { events: ['order.cancelled'], changes: ['moveOrder'], tells: { ...ORDER, ...QUEUE } },
    async ({ customer, pendingOrder }) => ({ by: customer, send: { transaction_id: await pendingOrder() } }),
  ),
  'cancelling an order of the last piece': write(
    cancelOrder,
    {
      events: ['product.came_back', 'order.cancelled'],
      changes: ['moveOrder'],
      tells: { ...ORDER, ...QUEUE, ...GOODS },
    },
    async ({ customer, pendingOrder }) => ({ by: customer, send: { transaction_id: await pendingOrder(LAST) } }),
  ),
  'declining an order': write(
    declineOrder,
    { events: ['order.declined'], changes: ['moveOrder'], tells: { ...ORDER, ...QUEUE } },
    async ({ admin, pendingOrder }) => ({
      by: admin,
      send: { transaction_id: await pendingOrder(), cancellation_reason: 'Closed today' },
    }),
  ),
  'putting an order back into the queue': write(
    requeueOrder,
    { events: ['order.requeued'], changes: ['moveOrder'], tells: { ...ORDER, ...QUEUE } },
    async ({ admin, failedOrder }) => ({ by: admin, send: { transaction_id: await failedOrder() } }),
  ),
  'seeing what was ordered': write(
    markOrdersSeen,
    { events: ['order.seen_by_business'], tells: { customer: ['OrdersUser'], shop: ['Orders'], admins: ['Orders'] } },
    async (town) => ({ by: town.shop, send: { ...town.own, transaction_ids: [await orderOfShop(town)] } }),
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
  'claiming an order': write(
    claimOrder,
    { events: ['order.claimed'], changes: ['moveOrder'], tells: { ...ORDER, ...QUEUE, ...DRIVER } },
    async ({ driver, deliverAll, pendingOrder }) => {
      await deliverAll();
      return { by: driver, send: { driver_id: driver.driverId, transaction_id: await pendingOrder() } };
    },
  ),
  'assigning an order': write(
    assignOrder,
    { events: ['order.assigned'], changes: ['moveOrder'], tells: { ...ORDER, ...QUEUE, ...DRIVER } },
    async ({ admin, driver, deliverAll, pendingOrder }) => {
      await deliverAll();
      return { by: admin, send: { driverId: driver.driverId, transactionId: await pendingOrder() } };
    },
  ),
  'saying that an item is not there': write(
    changeItemStatus,
    { events: ['order_item.status_changed'], changes: ['changeOrderItem'], tells: { ...ORDER, ...DRIVER } },
    async ({ driver, shippedOrder }) => ({
      by: driver,
      send: { ...(await shippedOrder()), status_item: 'not_found' as const },
    }),
  ),
  'saying that an item of the business is not there': write(
    changeShopItem,
    {
      events: ['product.terms_changed', 'order_item.reported_missing'],
      changes: ['changeOrderItem'],
      tells: { ...SHOP_ITEM, ...GOODS },
    },
    async (town) => ({ by: town.shop, send: await itemOfShop(town) }),
  ),
  'saying that it is there after all': write(
    changeShopItem,
    {
      events: ['product.terms_changed', 'order_item.reported_found'],
      changes: ['changeOrderItem'],
      tells: { ...SHOP_ITEM, ...GOODS },
    },
    async (town) => {
      const send = await itemOfShop(town);
      good(await town.test.call(changeShopItem, send, town.shop.token));
      return { by: town.shop, send: { ...send, status_item: 'approved' as const } };
    },
  ),
  'handing an order over': write(
    finishDelivery,
    { events: ['order.delivered'], changes: ['moveOrder'], tells: { ...ORDER, ...DRIVER } },
    async (town) => ({ by: town.driver, send: { ...(await ended(town)), delivery_successful: true, body: '' } }),
  ),
  'failing to hand an order over': write(
    finishDelivery,
    { events: ['order.delivery_failed'], changes: ['moveOrder'], tells: { ...ORDER, ...DRIVER } },
    async (town) => ({
      by: town.driver,
      send: { ...(await ended(town)), delivery_successful: false, body: 'Nobody there' },
    }),
  ),
  'picking up at a business': write(
    setPickedUp,
    { events: ['order_company.picked_up'], tells: { ...ORDER, ...DRIVER } },
    async (town) => {
      const run = await ended(town);
      const order_company_id = await town.findId(
        sql`select min(order_companies.id) as id from order_companies join orders on orders.id = order_id
          where transaction_id = ${run.transaction_id}`,
      );
      return { by: town.driver, send: { ...run, order_company_id, picked_up: true } };
    },
  ),
  'telling of an order that has changed meanwhile': write(
    finishDelivery,
    { events: ['driver_report.kept'], tells: { ...DRIVER, admins: ['DriverReports'] } },
    async (town) => ({ by: town.driver, send: await reportedTooLate(town) }),
  ),
  'seeing to what a driver told': write(
    reviewDriverReport,
    { events: ['driver_report.reviewed'], tells: { admins: ['DriverReports'] } },
    async (town) => {
      await town.test.call(finishDelivery, await reportedTooLate(town), town.driver.token);
      return {
        by: town.admin,
        send: { reportId: await town.findId(sql`select max(id) as id from driver_reports`), reviewed: true },
      };
    },
  ),
  'saying that one is available, and when': write(
    setDriverAvailability,
    {
      events: ['driver.availability_changed'],
      tells: { driver: ['Driver', 'OrderQueue', 'SettingDriver'], admins: ['Driver'] },
    },
    async ({ driver }) => ({
      by: driver,
      send: {
        ...{ driver_id: driver.driverId, user_id: driver.userId, availability_status: 'available' as const },
        ...{ daily_start_time: '08:00', daily_end_time: '20:00' },
      },
    }),
  ),
};
