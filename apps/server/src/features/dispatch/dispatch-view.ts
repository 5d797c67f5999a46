import type {
  BoardColumnAnswer,
  BoardOrderAnswer,
  DispatchBoardAnswer,
  DispatchFigures,
  OrderHappeningAnswer,
} from '@mercadito/contracts/dispatch';
import { doubtsAbout, recordAsTold } from '@mercadito/domain/dispatch/doubts';
import { fromCents } from '@mercadito/domain/money/minor-units';
import { canConfirm, isToConfirm } from '@mercadito/domain/orders/first-orders';
import { pickUpsOf } from '@mercadito/domain/orders/order-stage';
import { cappedCount } from '../../platform/lists/paging.ts';
import { driverView } from '../deliveries/index.ts';
import { countsFromView, type Moment, openingStateView } from '../opening-hours/index.ts';
import { amountsView } from '../orders/index.ts';
import type { BoardCardRow, BoardRow, HappeningRow } from './dispatch.queries.ts';

/** Inside JSON the database writes instants in its own way. */
const instantOf = (text: string): string => new Date(text).toISOString();

const nameOf = (first: string | null, last: string | null): string | null =>
  first === null ? null : `${first} ${last ?? ''}`.trim();

type PartRow = BoardCardRow['companies'][number];

/** A business's part: whether it has seen the order, and where it can be called while it has not. */
function partView(part: PartRow, since: string, { now, config }: Moment): BoardOrderAnswer['companies'][number] {
  return {
    company_name: part.company_name,
    location: part.location,
    seen_at: part.seen_at && instantOf(part.seen_at),
    ready_at: part.picked_up_at === null && part.ready_at !== null ? instantOf(part.ready_at) : null,
    counts_from: countsFromView(part.days, since, now, config.timeZone),
    telephone: part.seen_at === null ? part.telephone : null,
    ...openingStateView(part.days, now, config.timeZone),
  };
}

/** Whether there is reason to ask the customer of an order that waits. */
const isAskedAbout = ({ status, awaits_confirmation, customer_record: told }: BoardCardRow): boolean =>
  canConfirm(status) && (awaits_confirmation || doubtsAbout(recordAsTold(told)).length > 0);

/** @param since the time from which this column counts; where it lacks, the order's own */
function cardView(row: BoardCardRow, since: string | null, moment: Moment): BoardOrderAnswer {
  // What was put back into the queue waits anew; a shop waits for since it was sent.
  const waits = instantOf(row.shipped_at === null ? (since ?? row.created_at) : row.created_at);
  return {
    transaction_id: row.transaction_id,
    user_name: row.first_name,
    last_name: row.last_name,
    location: row.neighborhood,
    companies: row.companies.map((part) => partView(part, waits, moment)),
    pick_ups: pickUpsOf(row.companies),
    on_way_at: row.on_way_at && instantOf(row.on_way_at),
    load_type: row.load_type,
    order_total: amountsView(row).order_total,
    total_items: row.total_items,
    date_issued: instantOf(row.created_at),
    since: instantOf(since ?? row.created_at),
    driver_id: row.driver_id,
    driver_name: nameOf(row.driver_first_name, row.driver_last_name),
    reason: row.delivery_description ?? '',
    customer_record: row.customer_record,
    awaits_confirmation: isToConfirm(row.status, row.awaits_confirmation),
    telephone: isAskedAbout(row) ? row.telephone_number : null,
  };
}

const columnView = (
  rows: readonly BoardCardRow[],
  count: number | null,
  moment: Moment,
  sinceOf: (row: BoardCardRow) => string | null,
): BoardColumnAnswer => ({
  orders: rows.map((row) => cardView(row, sinceOf(row), moment)),
  ...cappedCount(count ?? 0),
});

const minutesOf = (seconds: number | null): number | null => (seconds === null ? null : Math.round(seconds / 60));

function figuresView(row: BoardRow['day'], date: string): DispatchFigures {
  return {
    date,
    placed: row.placed,
    delivered: row.delivered,
    failed: row.failed,
    declined: row.declined,
    cancelled: row.cancelled,
    median_wait_minutes: minutesOf(row.median_wait_seconds),
    longest_wait_minutes: minutesOf(row.longest_wait_seconds),
    delivered_total: fromCents(row.delivered_cents),
    delivery_fees_total: fromCents(row.delivery_fees_cents),
  };
}

/**
 * The board as the wire has it.
 * @param date the day of its figures, `YYYY-MM-DD`
 */
export function boardView(row: BoardRow, date: string, moment: Moment): DispatchBoardAnswer {
  return {
    waiting: columnView(row.waiting, row.waiting_count, moment, (order) => order.status_changed_at),
    in_progress: columnView(row.in_progress, row.in_progress_count, moment, (order) => order.shipped_at),
    failed: columnView(row.failed, row.failed_count, moment, (order) => order.failed_at),
    drivers: row.drivers.map(driverView),
    day: figuresView(row.day, date),
  };
}

/** One thing that happened to an order. */
export function happeningsView(row: HappeningRow): OrderHappeningAnswer[] {
  if (row.kind === 'item_status' || row.kind === 'picked_up') return [];
  return [
    {
      kind: row.kind,
      at: row.created_at,
      by: nameOf(row.actor_first_name, row.actor_last_name),
      driver_name: nameOf(row.driver_first_name, row.driver_last_name),
      detail: row.detail,
    },
  ];
}
