import {
  changeItemStatus,
  proposePlace,
  setOnWay,
  setPickedUp,
} from '@mercadito/contracts/deliveries/active-deliveries';
import { assignOrder } from '@mercadito/contracts/deliveries/admin';
import { setDriverAvailability } from '@mercadito/contracts/deliveries/driver';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { reviewDriverReport } from '@mercadito/contracts/deliveries/reports';
import { sql } from 'kysely';
import { ORDER, ORDER_AND_CASH, QUEUE } from './order.writes.ts';
import type { Town } from './town.ts';
import { type Write, write } from './write.ts';

const DRIVER = { driver: ['Driver'] } as const;

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

/** What drivers do, and is done with them. */
export const DELIVERY_WRITES: Record<string, Write> = {
  'claiming an order': write(
    claimOrder,
    {
      events: ['order.claimed'],
      messages: ['customer: A driver took your order'],
      changes: ['moveOrder'],
      tells: { ...ORDER, ...QUEUE, ...DRIVER },
    },
    async ({ driver, deliverAll, pendingOrder }) => {
      await deliverAll();
      return { by: driver, send: { driver_id: driver.driverId, transaction_id: await pendingOrder() } };
    },
  ),
  'assigning an order': write(
    assignOrder,
    {
      events: ['order.assigned'],
      messages: ['customer: A driver took your order', 'driver: You were assigned an order'],
      changes: ['moveOrder'],
      tells: { ...ORDER, ...QUEUE, ...DRIVER },
    },
    async ({ admin, driver, deliverAll, pendingOrder }) => {
      await deliverAll();
      return { by: admin, send: { driverId: driver.driverId, transactionId: await pendingOrder() } };
    },
  ),
  'saying that an item is not there': write(
    changeItemStatus,
    {
      events: ['order_item.status_changed'],
      messages: ['customer: Something is missing from your order'],
      changes: ['changeOrderItem'],
      tells: { ...ORDER, ...DRIVER },
    },
    async ({ driver, shippedOrder }) => ({
      by: driver,
      send: { ...(await shippedOrder()), status_item: 'not_found' as const },
    }),
  ),
  'handing an order over': write(
    finishDelivery,
    {
      events: ['order.delivered'],
      messages: ['customer: Your order has arrived'],
      changes: ['moveOrder'],
      tells: { ...ORDER_AND_CASH, driver: ['Cash', 'Driver'] },
    },
    async (town) => ({ by: town.driver, send: { ...(await ended(town)), delivery_successful: true, body: '' } }),
  ),
  'proposing where a house is': write(
    proposePlace,
    {
      events: ['address.place_proposed'],
      messages: ['customer: Is this where your house is?'],
      tells: { customer: ['Address'] },
    },
    async (town) => ({ by: town.driver, send: { ...(await town.deliveredOrder()), where: '30.118312, -107.632047' } }),
  ),
  'failing to hand an order over': write(
    finishDelivery,
    {
      events: ['order.delivery_failed'],
      messages: [
        'customer: We could not deliver your order',
        'owners: An order could not be delivered',
        'admins: A delivery failed',
      ],
      changes: ['moveOrder'],
      tells: { ...ORDER_AND_CASH, driver: ['Cash', 'Driver'] },
    },
    async (town) => ({
      by: town.driver,
      send: { ...(await ended(town)), delivery_successful: false, body: 'Nobody there' },
    }),
  ),
  'picking up at a business': write(
    setPickedUp,
    {
      events: ['order_company.picked_up'],
      messages: ['customer: Picked up at La Espiga'],
      tells: { ...ORDER, ...DRIVER },
    },
    async (town) => {
      const run = await ended(town);
      const order_company_id = await town.findId(
        sql`select min(order_companies.id) as id from order_companies join orders on orders.id = order_id
          where transaction_id = ${run.transaction_id}`,
      );
      return { by: town.driver, send: { ...run, order_company_id, picked_up: true } };
    },
  ),
  'setting out for the customer': write(
    setOnWay,
    {
      events: ['order.on_its_way'],
      messages: ['customer: Your order is on its way'],
      tells: { customer: ['OrdersUser'], admins: ['Orders'], ...DRIVER },
    },
    async (town) => ({ by: town.driver, send: await ended(town) }),
  ),
  'telling of an order that has changed meanwhile': write(
    finishDelivery,
    {
      events: ['driver_report.kept'],
      messages: ['admins: A driver report is waiting'],
      tells: { ...DRIVER, admins: ['DriverReports'] },
    },
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
