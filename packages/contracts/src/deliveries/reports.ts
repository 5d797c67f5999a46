import { DRIVER_REPORT_KINDS, KEYWORDS_IN_REPORTS } from '@mercadito/domain/deliveries/driver-report';
import * as z from 'zod';
import { answered } from '../answered.ts';
import { cursor, flag, id, instant, listOf, page, transactionId } from '../common.ts';
import { endpointsOf, site } from '../endpoint.ts';
import { itemStatus, orderStatus } from '../orders/order.ts';
import { taken, withoutKeywordReason } from './delivery-order.ts';
import { feature } from './driver.ts';

const endpoint = endpointsOf(feature);

/** What a driver said of an order that had changed meanwhile (DELIVERY-19). */
const driverReport = z
  .object({
    id,
    transaction_id: z.string(),
    /** What the order is now, and what it was when the report came. */
    order_status: orderStatus,
    status_then: orderStatus,
    driver_id: z.int(),
    driver_name: z.string(),
    kind: answered(DRIVER_REPORT_KINDS),
    /** Null where the report is of a whole order. */
    item_name: z.string().nullable(),
    item_status: itemStatus.nullable(),
    company_name: z.string().nullable(),
    picked_up: z.boolean().nullable(),
    /** What the driver wrote at the door. */
    comment: z.string(),
    /** What the customer's word was, where the report is of a handover. */
    keyword: answered(KEYWORDS_IN_REPORTS).nullable(),
    without_keyword_reason: withoutKeywordReason.nullable(),
    without_keyword_note: z.string(),
    taken,
    happened_at: instant,
    received_at: instant,
    reviewed_at: instant.nullable(),
    /** The name of the Admin who has seen to it. */
    reviewed_by: z.string().nullable(),
  })
  .meta({ id: 'DriverReport' });

export const listDriverReports = endpoint('listDriverReports', {
  summary: 'What drivers said of orders that had changed meanwhile, unseen ones first, newest first',
  method: 'GET',
  path: '/companies/driver/reports/',
  access: site('deliveries.oversee'),
  query: z.object({ page, cursor, transaction_id: transactionId.optional() }),
  response: listOf(driverReport),
});

export const reviewDriverReport = endpoint('reviewDriverReport', {
  summary: 'Say that a report of a driver was seen to, or not yet',
  method: 'PUT',
  path: '/companies/driver/reports/{reportId}/',
  access: site('deliveries.oversee'),
  params: z.object({ reportId: id }),
  body: z.object({ reviewed: flag }),
  response: driverReport,
});

export type DriverReport = z.output<typeof driverReport>;
export type DriverReportAnswer = z.input<typeof driverReport>;
