import * as z from 'zod';
import { answered } from './answered.ts';
import { cappedCount, fileText, id, instant, money, openingState, text, transactionId } from './common.ts';
import { deliveryOrder } from './deliveries/delivery-order.ts';
import { driverProfile } from './deliveries/driver.ts';
import { endpointsOf, site } from './endpoint.ts';
import { awaitsConfirmation, loadType, onWayAt, pickUps } from './orders/order.ts';

const endpoint = endpointsOf({
  name: 'dispatch',
  about: 'What Admins see to: the board of orders, one order with all that happened to it, orders as a file.',
});

/** The most orders that a column of the board shows, and the most drivers beside them. */
export const MAX_BOARD_ORDERS = 100;
export const MAX_BOARD_DRIVERS = 100;

/** The most orders of one file, and the most days that it spans. */
export const MAX_EXPORTED_ORDERS = 20_000;
export const MAX_EXPORTED_DAYS = 366;

/** A day of the site's calendar. */
const day = z.iso.date('Must be a date such as 2026-11-22');

/** What the board shows of a business's part; what is optional an older server does not tell. */
const boardPart = z.object({
  company_name: z.string(),
  location: z.string(),
  /** When somebody there first saw the order; null before. */
  seen_at: instant.nullable().optional(),
  /** When it said that its part is ready to be fetched; null before, and once it is with the driver. */
  ready_at: instant.nullable().optional(),
  /** From when on its waiting counts: since the order waits, or since its opening (ORDER-16). */
  counts_from: instant.optional(),
  /** Where it can be called while it has not seen the order; null afterwards, and where it has none. */
  telephone: z.string().nullable().optional(),
  is_open_now: openingState.is_open_now.optional(),
  next_change_at: openingState.next_change_at.optional(),
});

/** What other orders tell of its customer (`doubtsAbout`); absent where an older server answers. */
const customerRecord = z
  .object({ is_known: z.boolean(), failed_of_number: z.int(), failed_of_address: z.int() })
  .meta({ id: 'CustomerRecord' });

/** An order as the board shows it: no keyword, and its customer's phone only where there is something to ask. */
const boardOrder = z
  .object({
    transaction_id: z.string(),
    user_name: z.string(),
    last_name: z.string(),
    location: z.string(),
    companies: z.array(boardPart),
    load_type: loadType,
    pick_ups: pickUps,
    on_way_at: onWayAt,
    order_total: money,
    total_items: z.int(),
    date_issued: instant,
    /** When its customer began to wait, its driver took it, or its delivery failed. */
    since: instant,
    driver_id: z.int().nullable(),
    driver_name: z.string().nullable(),
    /** What the driver wrote of a delivery that failed. */
    reason: z.string(),
    customer_record: customerRecord.optional(),
    awaits_confirmation: awaitsConfirmation,
    /** Of a waiting order by whose customer's record it is doubted; else null. */
    telephone: z.string().nullable().optional(),
  })
  .meta({ id: 'BoardOrder' });

const column = z.object({ orders: z.array(boardOrder).max(MAX_BOARD_ORDERS), ...cappedCount });

const figures = z
  .object({
    date: z.string(),
    placed: z.int(),
    delivered: z.int(),
    failed: z.int(),
    declined: z.int(),
    cancelled: z.int(),
    /** From being placed to being taken, of the orders taken that day; null where none was. */
    median_wait_minutes: z.int().nullable(),
    longest_wait_minutes: z.int().nullable(),
    /** MXN, of what was delivered that day: goods and fees. */
    delivered_total: money,
    /** What of it were delivery fees; absent where an older server answers. */
    delivery_fees_total: money.optional(),
  })
  .meta({ id: 'DispatchFigures' });

/** DISPATCH-1. */
export const getDispatchBoard = endpoint('getDispatchBoard', {
  summary: 'What waits, what is on the road, what failed, who can drive, and how the day goes',
  description:
    'At most 100 orders a column, with their count up to 1,000: what waits and is on the road longest first, what failed newest ' +
    'first. Drivers are those on duty and those with orders in hand. `location` and `driver_id` narrow the columns, the ' +
    'latter those that have a driver; drivers and figures are of the whole site.',
  method: 'GET',
  path: '/companies/orders/dispatch/',
  access: site('orders.oversee'),
  query: z.object({ location: text(80).optional(), driver_id: id.optional() }),
  response: z
    .object({
      waiting: column,
      in_progress: column,
      failed: column,
      drivers: z.array(driverProfile),
      day: figures,
    })
    .meta({ id: 'DispatchBoard' }),
});

/** What can happen to an order as a whole. */
const HAPPENINGS = [
  'placed',
  'confirmed',
  'claimed',
  'assigned',
  'delivered',
  'delivery_failed',
  'requeued',
  'cancelled',
  'declined',
] as const;

const happening = z
  .object({
    kind: answered(HAPPENINGS),
    at: instant,
    /** Whoever did it; null when the account is gone. */
    by: z.string().nullable(),
    driver_name: z.string().nullable(),
    /** The reason or comment that was given. */
    detail: z.string(),
  })
  .meta({ id: 'OrderHappening' });

const dispatchOrder = deliveryOrder
  .extend({
    driver_id: z.int().nullable(),
    driver_telephone: z.string().nullable(),
    /** Null once it has ended. */
    customer_record: customerRecord.nullable().optional(),
    awaits_confirmation: awaitsConfirmation,
    /** Oldest first. */
    history: z.array(happening),
  })
  .meta({ id: 'DispatchOrder' });

export const getDispatchOrder = endpoint('getDispatchOrder', {
  summary: 'One order with everything in it and all that happened to it',
  method: 'GET',
  path: '/companies/orders/dispatch/{transactionId}/',
  access: site('orders.oversee'),
  params: z.object({ transactionId }),
  response: dispatchOrder,
});

/** DISPATCH-10. */
export const exportOrders = endpoint('exportOrders', {
  summary: 'The orders of some days as a CSV file',
  description:
    'Those placed from `from` to `to`, both days of the site’s calendar included, oldest first; at most 366 days and 20,000 orders: ' +
    'where there are more, the last line says so. UTF-8 with a byte order mark, CRLF, commas; headings in the language of the ' +
    'request, times of the site’s zone. No phone, keyword or street; a cell that a spreadsheet would run begins with an apostrophe.',
  method: 'GET',
  path: '/companies/orders/csv/',
  access: site('orders.oversee'),
  query: z.object({ from: day, to: day }),
  mediaType: 'text/csv',
  response: fileText,
});

export type BoardOrder = z.output<typeof boardOrder>;
export type BoardOrderAnswer = z.input<typeof boardOrder>;
export type CustomerRecord = z.output<typeof customerRecord>;
export type BoardPart = BoardOrder['companies'][number];
export type BoardColumn = z.output<typeof column>;
export type BoardColumnAnswer = z.input<typeof column>;
export type DispatchBoard = z.output<typeof getDispatchBoard.response>;
export type DispatchBoardAnswer = z.input<typeof getDispatchBoard.response>;
export type DispatchFigures = z.output<typeof figures>;
export type DispatchOrder = z.output<typeof dispatchOrder>;
export type OrderHappening = z.output<typeof happening>;
export type OrderHappeningAnswer = z.input<typeof happening>;
