import * as z from 'zod';
import { id, instant, money } from '../common.ts';
import { business, endpointsOf } from '../endpoint.ts';
import { driversPayShops, feature } from './driver.ts';

const endpoint = endpointsOf(feature);

/** A day of the site's calendar, `YYYY-MM-DD`. */
const day = z.string();

const shopCash = z
  .object({
    today: day,
    drivers_pay_shops: driversPayShops,
    /** What is still to be paid of all that was brought; less than nothing: it was paid too much. */
    owed: money,
    /** The days of a month up to today on which something was brought, newest first, by driver. */
    days: z.array(
      z.object({
        date: day,
        driver_id: z.int().nullable(),
        driver_name: z.string(),
        orders: z.int(),
        sold: money,
        paid: money,
        owed: money,
      }),
    ),
    /** The last twenty, newest first; less than nothing: it was taken back. */
    payments: z.array(
      z.object({
        id,
        paid_at: instant,
        amount: money,
        /** Whether it was a driver at the pick-up, and not an Admin. */
        by_driver: z.boolean(),
        name: z.string(),
        orders: z.int(),
      }),
    ),
  })
  .meta({ id: 'ShopCash' });

/** CASH-9. */
export const getShopCash = endpoint('getShopCash', {
  summary: 'What a business has and has not been paid of what was brought, by day and driver',
  method: 'GET',
  path: '/companies/cash/shop/{companyId}/',
  access: business('sales.read', { company: 'params.companyId' }),
  params: z.object({ companyId: id }),
  response: shopCash,
});

export type ShopCash = z.output<typeof shopCash>;
export type ShopCashAnswer = z.input<typeof shopCash>;
