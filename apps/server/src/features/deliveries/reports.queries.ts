import type { DriverReportAnswer } from '@mercadito/contracts/deliveries/reports';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type Ordering, type PageRequest, pagedBy } from '../../platform/lists/keyset.ts';
import type { LockedOrder } from '../orders/index.ts';

/** What was said, as far as it was said. */
export type ReportPayload = Partial<
  Pick<
    DriverReportAnswer,
    | 'item_name'
    | 'item_status'
    | 'company_name'
    | 'picked_up'
    | 'comment'
    | 'keyword'
    | 'without_keyword_reason'
    | 'without_keyword_note'
    | 'taken'
  >
>;

export interface DriverReportFacts {
  readonly kind: DriverReportAnswer['kind'];
  readonly payload: ReportPayload;
}

interface NewReport extends DriverReportFacts {
  readonly order: LockedOrder;
  readonly driverId: number;
  readonly at: Date;
  readonly now: Date;
}

/** What happened to an order, in the order it was noted: who held it, and until when. */
export async function listAssignmentEvents(db: Db, orderId: number) {
  const rows = await db
    .selectFrom('order_events')
    .select(['kind', 'driver_id', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, driver_id, created_at }) => ({ kind, driverId: driver_id, at: new Date(created_at) }));
}

/** Keeps what a driver said; answers its id. */
export async function insertReport(db: Db, { order, driverId, kind, payload, at, now }: NewReport): Promise<number> {
  const { id } = await db
    .insertInto('driver_reports')
    .values({
      order_id: order.id,
      driver_id: driverId,
      kind,
      payload: JSON.stringify(payload),
      status_then: order.status,
      happened_at: at.toISOString(),
      received_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const selectReports = (db: Db) =>
  db
    .selectFrom('driver_reports')
    .innerJoin('orders', 'orders.id', 'driver_reports.order_id')
    .innerJoin('drivers', 'drivers.id', 'driver_reports.driver_id')
    .innerJoin('users', 'users.id', 'drivers.user_id')
    .leftJoin('users as reviewers', 'reviewers.id', 'driver_reports.reviewed_by')
    .select([
      'driver_reports.id',
      'driver_reports.order_id',
      'driver_reports.driver_id',
      'driver_reports.kind',
      'driver_reports.payload',
      'driver_reports.status_then',
      'driver_reports.happened_at',
      'driver_reports.received_at',
      'driver_reports.reviewed_at',
      'driver_reports.reviewed_by',
    ])
    .select(['orders.transaction_id', 'orders.status as order_status', 'users.first_name', 'users.last_name'])
    .select(['reviewers.first_name as reviewer_first_name', 'reviewers.last_name as reviewer_last_name']);

export type ReportRow = Awaited<ReturnType<ReturnType<typeof selectReports>['executeTakeFirstOrThrow']>>;

/** Unseen ones first, newest first, as the indexes of `driver_reports` have it. */
const OPEN_NEWEST: Ordering = {
  first: sql<boolean>`(driver_reports.reviewed_at is null)`,
  key: sql<string>`driver_reports.received_at`,
  kind: 'instant',
  id: sql<number>`driver_reports.id`,
  direction: 'desc',
};

/** The reports of all orders, or of one. */
export function listReports(db: Db, orderId: number | null, request: PageRequest) {
  const reports = selectReports(db).$if(orderId !== null, (all) => all.where('driver_reports.order_id', '=', orderId));
  return pagedBy(reports, OPEN_NEWEST, request).execute();
}

/** How many there are, of all orders or of one. */
export async function countReports(db: Db, orderId: number | null): Promise<number> {
  const { count } = await db
    .selectFrom('driver_reports')
    .select((reports) => reports.fn.countAll<number>().as('count'))
    .$if(orderId !== null, (all) => all.where('order_id', '=', orderId))
    .executeTakeFirstOrThrow();
  return count;
}

export const findReport = (db: Db, reportId: number): Promise<ReportRow | undefined> =>
  selectReports(db).where('driver_reports.id', '=', reportId).executeTakeFirst();

/** Says who has seen a report, or that nobody has; false when there is none. One that was seen stays as it was seen first. */
export async function setReviewed(
  db: Db,
  reportId: number,
  review: { readonly at: Date; readonly by: number } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('driver_reports')
    .set((row) =>
      review === null
        ? { reviewed_at: null, reviewed_by: null }
        : {
            reviewed_by: sql<number>`case when ${row.ref('reviewed_at')} is null then ${review.by}::integer else ${row.ref('reviewed_by')} end`,
            reviewed_at: sql<string>`coalesce(${row.ref('reviewed_at')}, ${review.at.toISOString()}::timestamptz)`,
          },
    )
    .where('id', '=', reportId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The id of an order by its number. */
export async function findOrderId(db: Db, transactionId: string): Promise<number | undefined> {
  const row = await db.selectFrom('orders').select('id').where('transaction_id', '=', transactionId).executeTakeFirst();
  return row?.id;
}
