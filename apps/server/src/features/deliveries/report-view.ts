import type { DriverReportAnswer } from '@mercadito/contracts/deliveries/reports';
import { joinWords } from '@mercadito/domain/join-words';
import type { ReportPayload, ReportRow } from './reports.queries.ts';

/** What was said where nothing was. */
const NOTHING_SAID = {
  item_name: null,
  item_status: null,
  company_name: null,
  picked_up: null,
  comment: '',
  keyword: null,
  without_keyword_reason: null,
  without_keyword_note: '',
} satisfies ReportPayload;

/** A driver's report as Admins read it (DELIVERY-19). */
export function driverReportView(row: ReportRow): DriverReportAnswer {
  return {
    id: row.id,
    transaction_id: row.transaction_id,
    order_status: row.order_status,
    status_then: row.status_then,
    driver_id: row.driver_id,
    driver_name: joinWords(row.first_name, row.last_name),
    kind: row.kind,
    ...NOTHING_SAID,
    ...(row.payload as ReportPayload),
    happened_at: row.happened_at,
    received_at: row.received_at,
    reviewed_at: row.reviewed_at,
    reviewed_by: row.reviewer_first_name === null ? null : joinWords(row.reviewer_first_name, row.reviewer_last_name),
  };
}
