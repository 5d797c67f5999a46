import * as reports from '@mercadito/contracts/deliveries/reports';
import { joinWords } from '@mercadito/domain/join-words';
import type { FastifyInstance } from 'fastify';
import { listWithMore } from '../../platform/lists/keyset.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { serve } from '../../platform/serve/serve.ts';
import { ORDERS_PAGE_SIZE } from '../orders/index.ts';
import {
  countReports,
  findOrderId,
  findReport,
  listReports,
  type ReportPayload,
  type ReportRow,
  setReviewed,
} from './reports.queries.ts';

/** What was said where nothing was. */
const NOTHING_REPORTED = {
  item_name: null,
  item_status: null,
  company_name: null,
  picked_up: null,
  comment: '',
  keyword: null,
  without_keyword_reason: null,
  without_keyword_note: '',
  taken: null,
} satisfies ReportPayload;

/** A driver's report as Admins read it (DELIVERY-19). */
function driverReportView(row: ReportRow): reports.DriverReportAnswer {
  return {
    id: row.id,
    transaction_id: row.transaction_id,
    order_status: row.order_status,
    status_then: row.status_then,
    driver_id: row.driver_id,
    driver_name: joinWords(row.first_name, row.last_name),
    kind: row.kind,
    ...NOTHING_REPORTED,
    ...(row.payload as ReportPayload),
    happened_at: row.happened_at,
    received_at: row.received_at,
    reviewed_at: row.reviewed_at,
    reviewed_by: row.reviewer_first_name === null ? null : joinWords(row.reviewer_first_name, row.reviewer_last_name),
  };
}

// Ids begin with 1.
const NO_ORDER = 0;

export function registerDriverReports(app: FastifyInstance): void {
  serve(app, reports.listDriverReports, async ({ db, query, request }) => {
    const page = { ...query, size: ORDERS_PAGE_SIZE, url: request.url };
    const { transaction_id } = query;
    const orderId = transaction_id === undefined ? null : ((await findOrderId(db, transaction_id)) ?? NO_ORDER);
    const found = await listReports(db, orderId, page);
    return listWithMore(found, await countReports(db, orderId), page, driverReportView);
  });

  serve(app, reports.reviewDriverReport, async ({ db, params, body, actor, now }) => {
    const { reportId } = params;
    const isThere = await setReviewed(db, reportId, body.reviewed ? { at: now, by: actor.userId } : null);
    const report = isThere ? await findReport(db, reportId) : undefined;
    if (!report) throw notFound('Report');
    record(db, { type: 'driver_report.reviewed', reportId });
    return driverReportView(report);
  });
}
