import { confirmOrder } from '@mercadito/contracts/orders/admin';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { getTown, updateTown } from '@mercadito/contracts/town';
import { sql } from 'kysely';
import { checkout } from '../orders.ts';
import { good } from '../shops.ts';
import { orderOfShop, QUEUE } from './order.writes.ts';
import type { Town } from './town.ts';
import { type Write, write } from './write.ts';

/** The customer is about to order, with nothing open and from a number that nobody knows, where such orders are confirmed. */
const fromNewNumber = async (town: Town): Promise<void> => {
  const { db } = town.test;
  await sql`update orders set status = 'cancelled' where status = 'pending'`.execute(db);
  await sql`update customer_addresses set telephone_number = '+526369' || lpad((select count(*) from orders)::text, 6, '0')`.execute(
    db,
  );
  await db.updateTable('town').set({ confirms_orders: true }).execute();
  await town.fillCart(await town.product());
};

/** Orders that have to be confirmed. */
export const CONFIRMING_WRITES: Record<string, Write> = {
  'sending an order that has to be confirmed': write(
    createOrder,
    {
      events: ['order.placed'],
      messages: ['admins: An order is waiting for you to confirm it'],
      changes: ['moveOrder'],
      tells: { customer: ['Cart', 'OrdersUser'], shop: ['Orders'], admins: ['Orders'], ...QUEUE },
    },
    async (town) => {
      await fromNewNumber(town);
      return { by: town.customer, send: checkout(town.customer) };
    },
  ),
  // What waits is let go by a job (first-orders.test.ts).
  'having no orders confirmed any more': write(
    updateTown,
    { events: ['town.changed'], changes: ['changeTown'], tells: { everybody: ['Settings'] } },
    async ({ admin, test }) => {
      await test.db.updateTable('town').set({ confirms_orders: true }).execute();
      const { town } = good(await test.call(getTown, {}, admin.token));
      return { by: admin, send: { ...town, confirms_orders: false } };
    },
  ),
  'confirming an order': write(
    confirmOrder,
    {
      events: ['order.confirmed'],
      messages: [
        'customer: Your order is confirmed',
        'owners: You have a new order',
        'driversOnDuty: An order is waiting for a driver',
      ],
      changes: ['confirmOrder'],
      tells: { customer: ['OrdersUser'], shop: ['Orders'], admins: ['Orders'], ...QUEUE },
    },
    async (town) => {
      const transaction_id = await orderOfShop(town);
      await sql`update orders set awaits_confirmation = true where transaction_id = ${transaction_id}`.execute(
        town.test.db,
      );
      return { by: town.admin, send: { transaction_id } };
    },
  ),
};
