import { acceptHandIn, payShop, takeCash } from '@mercadito/contracts/cash/admin';
import { giveHandIn } from '@mercadito/contracts/cash/driver';
import { setPickedUp } from '@mercadito/contracts/deliveries/active-deliveries';
import { sql } from 'kysely';
import { good } from '../shops.ts';
import type { Town } from './town.ts';
import { type Write, write } from './write.ts';

const CASH = { driver: ['Cash'], admins: ['Cash'] } as const;

/** What a driver hands in of an order of 200 pesos. */
const collected = async ({ deliveredOrder }: Town) => {
  const { driver_id, transaction_id } = await deliveredOrder();
  return { driver_id, transaction_ids: [transaction_id], mxn: 200, usd: 0 };
};

const partOf = ({ findId, own }: Town, transactionId: string) =>
  findId(sql`select order_companies.id from order_companies join orders on orders.id = order_id
    where transaction_id = ${transactionId} and company_id = ${own.company_id}`);

/** What becomes of the cash of orders. */
export const CASH_WRITES: Record<string, Write> = {
  'handing cash in': write(
    giveHandIn,
    {
      events: ['hand_in.given'],
      messages: ['admins: Ana hands in cash'],
      changes: ['changeHandIn'],
      tells: CASH,
    },
    async (town) => ({ by: town.driver, send: await collected(town) }),
  ),
  'accepting what was handed in': write(
    acceptHandIn,
    {
      events: ['hand_in.accepted'],
      messages: ['driver: Your hand-in was accepted'],
      changes: ['changeHandIn'],
      tells: CASH,
    },
    async (town) => {
      const { id } = good(await town.test.call(giveHandIn, await collected(town), town.driver.token));
      return { by: town.admin, send: { handInId: id, mxn: 180, usd: 0, reason: 'A note was missing' } };
    },
  ),
  'taking cash in the driver’s place': write(
    takeCash,
    {
      events: ['hand_in.accepted'],
      messages: ['driver: Your hand-in was accepted'],
      changes: ['changeHandIn'],
      tells: CASH,
    },
    async (town) => {
      const { mxn: held_mxn, usd: held_usd, ...of } = await collected(town);
      return { by: town.admin, send: { ...of, held_mxn, held_usd, mxn: 180, usd: 0, reason: 'A note was missing' } };
    },
  ),
  'paying for a shop that is gone': write(
    payShop,
    { events: ['gone_shop.paid'], changes: ['payShop'], tells: { admins: ['Cash'] } },
    async (town) => {
      const { transaction_id } = await town.deliveredOrder();
      const order_company_ids = [await partOf(town, transaction_id)];
      await sql`update shop_dues set company_id = null where order_company_id = ${order_company_ids[0]}`.execute(
        town.test.db,
      );
      return { by: town.admin, send: { company_id: null, order_company_ids, amount: 100 } };
    },
  ),
  'paying a shop': write(
    payShop,
    { events: ['shop.paid'], changes: ['payShop'], tells: { shop: ['Cash'], admins: ['Cash'] } },
    async (town) => {
      const { transaction_id } = await town.deliveredOrder();
      const order_company_ids = [await partOf(town, transaction_id)];
      return { by: town.admin, send: { company_id: town.shop.companyId, order_company_ids, amount: 100 } };
    },
  ),
  'paying a shop at the pick-up': write(
    setPickedUp,
    {
      events: ['order_company.picked_up', 'shop.paid_by_driver'],
      messages: ['customer: Picked up at La Espiga'],
      changes: ['payShop'],
      tells: {
        customer: ['OrdersUser'],
        shop: ['Cash', 'Orders'],
        second: ['Orders'],
        admins: ['Cash', 'Orders'],
        driver: ['Cash', 'Driver'],
      },
    },
    async (town) => {
      const { driver_id, transaction_id } = await town.shippedOrder();
      const order_company_id = await partOf(town, transaction_id);
      return { by: town.driver, send: { driver_id, transaction_id, order_company_id, picked_up: true, paid: 100 } };
    },
  ),
};
