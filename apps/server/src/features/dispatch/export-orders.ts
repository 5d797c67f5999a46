import { MAX_EXPORTED_DAYS, MAX_EXPORTED_ORDERS } from '@mercadito/contracts/dispatch';
import { guardedCell } from '@mercadito/domain/csv/cell';
import {
  moreOrdersLine,
  ORDER_COLUMNS,
  type OrderColumn,
  orderHeading,
  orderStatusCell,
} from '@mercadito/domain/dispatch/order-columns';
import { joinWords } from '@mercadito/domain/join-words';
import type { Language } from '@mercadito/domain/language';
import { addDays, endOfLocalDay, instantOfLocal } from '@mercadito/domain/opening-hours/local-time';
import { locationLabel } from '@mercadito/domain/places/location';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { csvBeginning, csvLines, timeCell } from '../../platform/lists/csv.ts';
import { invalid } from '../../platform/problems/errors.ts';
import { amountsView, takenView } from '../orders/index.ts';
import { type ExportRow, listExportPart } from './export-orders.queries.ts';

const ROWS_A_READ = 500;

interface ExportOptions {
  /** Days of the site's calendar, `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
  readonly language: Language;
  readonly config: Config;
  /** The most orders of one file. */
  readonly most?: number;
}

function cellsOf(row: ExportRow, { config, language }: ExportOptions): string[] {
  const time = (at: string | null) => timeCell(at, config.timeZone);
  const amounts = amountsView(row);
  const taken = takenView(row);
  const cells: Record<OrderColumn, string> = {
    number: row.transaction_id,
    status: orderStatusCell(row.status, language),
    placed: time(row.created_at),
    taken: time(row.shipped_at),
    delivered: time(row.delivered_at),
    failed: time(row.failed_at),
    cancelled: time(row.cancelled_at),
    declined: time(row.declined_at),
    place: locationLabel(row.neighborhood, config.places),
    businesses: row.businesses,
    items: row.items,
    total: amounts.order_total.toFixed(2),
    deliveryFee: amounts.delivery_fee.toFixed(2),
    takenPesos: taken?.mxn.toFixed(2) ?? '',
    takenDollars: taken?.usd.toFixed(2) ?? '',
    changeGiven: taken?.change.toFixed(2) ?? '',
    driver: joinWords(row.first_name, row.last_name),
    reason: row.cancellation_reason ?? row.delivery_description ?? '',
  };
  return ORDER_COLUMNS.map((column) => guardedCell(cells[column]));
}

/**
 * The orders of some days as the lines of a CSV file, read part by part while they are sent (DISPATCH-10). The first part is
 * read before, so that a failure is still one.
 * @throws 400 for days that are the wrong way round, or too many
 */
export async function exportOrders(db: Db, options: ExportOptions): Promise<AsyncIterable<string>> {
  const { from, to, language, config, most = MAX_EXPORTED_ORDERS } = options;
  if (to < from) throw invalid('to', 'Must not be before the first day');
  if (addDays(from, MAX_EXPORTED_DAYS) <= to) throw invalid('to', `At most ${MAX_EXPORTED_DAYS} days at once`);
  const span = { begins: instantOfLocal(from, 0, config.timeZone), ends: endOfLocalDay(to, config.timeZone) };
  const read = (after?: ExportRow) => listExportPart(db, span, { size: ROWS_A_READ, after });
  const first = await read();
  async function* lines(): AsyncGenerator<string, void> {
    yield csvBeginning(ORDER_COLUMNS.map((column) => orderHeading(column, language)));
    let left = most;
    for (let part = first; part.length > 0; part = await read(part.at(-1))) {
      yield csvLines(part.slice(0, left).map((row) => cellsOf(row, options)));
      left -= part.length;
      if (left < 0) {
        yield csvLines([[moreOrdersLine(most, language)]]);
        return;
      }
    }
  }
  return lines();
}
