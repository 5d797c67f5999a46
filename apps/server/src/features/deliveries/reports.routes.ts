import * as reports from '@mercadito/contracts/deliveries/reports';
import type { FastifyInstance } from 'fastify';
import { listWithMore } from '../../platform/lists/keyset.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { serve } from '../../platform/serve/serve.ts';
import { ORDERS_PAGE_SIZE } from '../orders/index.ts';
import { driverReportView } from './report-view.ts';
import { countReports, findOrderId, findReport, listReports, setReviewed } from './reports.queries.ts';

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
