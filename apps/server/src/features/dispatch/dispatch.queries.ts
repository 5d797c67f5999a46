import { MAX_BOARD_DRIVERS, MAX_BOARD_ORDERS } from '@mercadito/contracts/dispatch';
import type { ItemStatus } from '@mercadito/domain/orders/item-status';
import type { OrderStatus } from '@mercadito/domain/orders/order-status';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../database/connection.ts';
import { countUpTo } from '../../platform/lists/count-up-to.ts';
import { selectDrivers } from '../deliveries/index.ts';
import { type OpeningDayRow, openingDaysOf } from '../opening-hours/index.ts';
import { CUSTOMER_RECORD, ITEM_STATUSES_OF_PART } from '../orders/index.ts';

/** Which orders the board shows; what is left out narrows nothing. */
export interface BoardFilter {
  readonly location?: string | undefined;
  readonly driverId?: number | undefined;
}

/** The orders of one status that a filter lets through; what nobody has taken has no driver to be chosen by. */
const ordersIn = (db: Db, status: OrderStatus, { location, driverId }: BoardFilter) =>
  db
    .selectFrom('orders')
    .where('orders.status', '=', status)
    .$if(location !== undefined, (query) => query.where('orders.neighborhood', '=', location ?? ''))
    .$if(driverId !== undefined && status !== 'pending', (query) =>
      query.where('orders.driver_id', '=', driverId ?? 0),
    );

interface CardCompany {
  readonly company_name: string;
  readonly location: string;
  readonly seen_at: string | null;
  readonly ready_at: string | null;
  readonly picked_up_at: string | null;
  readonly telephone: string | null;
  readonly days: readonly OpeningDayRow[];
  readonly orderItem: readonly { readonly status: ItemStatus }[];
}

const COMPANIES = sql<CardCompany[]>`(
  select coalesce(json_agg(json_build_object('company_name', company_name, 'location', location,
    'seen_at', seen_at, 'ready_at', ready_at, 'picked_up_at', picked_up_at, 'telephone', telephone,
    'orderItem', ${ITEM_STATUSES_OF_PART},
    'days', ${openingDaysOf('order_companies.company_id')}) order by id), '[]')
  from order_companies where order_id = orders.id)`;

const TOTAL_ITEMS = sql<number>`(
  select coalesce(sum(count), 0) from order_items where order_id = orders.id and status = 'approved')`;

/** The first cards of a column, each with all that stands on it; the caller says in which order. */
const cardsIn = (db: Db, status: OrderStatus, filter: BoardFilter) =>
  ordersIn(db, status, filter)
    .leftJoin('drivers', 'drivers.id', 'orders.driver_id')
    .leftJoin('users as driver_users', 'driver_users.id', 'drivers.user_id')
    .select([
      'orders.transaction_id',
      'orders.first_name',
      'orders.last_name',
      'orders.neighborhood',
      'orders.telephone_number',
      'orders.load_type',
      'orders.status',
      'orders.awaits_confirmation',
      'orders.order_total_cents',
      'orders.delivery_fee_cents',
      'orders.driver_id',
      'orders.delivery_description',
      'orders.created_at',
      'orders.status_changed_at',
      'orders.shipped_at',
      'orders.on_way_at',
      'orders.failed_at',
      'driver_users.first_name as driver_first_name',
      'driver_users.last_name as driver_last_name',
    ])
    .select([COMPANIES.as('companies'), TOTAL_ITEMS.as('total_items'), CUSTOMER_RECORD.as('customer_record')])
    .limit(MAX_BOARD_ORDERS);

const countIn = (db: Db, status: OrderStatus, filter: BoardFilter) =>
  countUpTo(db, ordersIn(db, status, filter).select('orders.id'));

interface DayRow {
  readonly placed: number;
  readonly delivered: number;
  readonly failed: number;
  readonly declined: number;
  readonly cancelled: number;
  /** In cash. */
  readonly delivered_cents: number;
  readonly delivery_fees_cents: number;
  readonly median_wait_seconds: number | null;
  readonly longest_wait_seconds: number | null;
}

/** What happened from one instant to another. */
const happenedIn = (begins: Date, ends: Date): RawBuilder<DayRow> => sql<DayRow>`(
  select json_build_object(
    'placed', count(*) filter (where kind = 'placed'),
    'delivered', count(*) filter (where kind = 'delivered'),
    'failed', count(*) filter (where kind = 'delivery_failed'),
    'declined', count(*) filter (where kind = 'declined'),
    'cancelled', count(*) filter (where kind = 'cancelled'),
    'delivered_cents', coalesce(sum(order_total_cents + fee - (order_total_cents + fee) % 50) filter (where kind = 'delivered'), 0),
    'delivery_fees_cents', coalesce(sum(fee) filter (where kind = 'delivered'), 0),
    'median_wait_seconds', percentile_cont(0.5) within group (order by waited) filter (where kind in ('claimed', 'assigned')),
    'longest_wait_seconds', max(waited) filter (where kind in ('claimed', 'assigned')))
  from (
    select order_events.kind, orders.order_total_cents,
      case when orders.order_total_cents > 0 then orders.delivery_fee_cents else 0 end as fee,
      extract(epoch from order_events.created_at - coalesce(
        (select max(again.created_at) from order_events as again
          where again.order_id = orders.id and again.kind = 'requeued' and again.created_at <= order_events.created_at),
        orders.created_at))::float8 as waited
    from order_events join orders on orders.id = order_events.order_id
    where order_events.kind <> 'item_status' and order_events.created_at >= ${begins.toISOString()}::timestamptz
      and order_events.created_at < ${ends.toISOString()}::timestamptz) as happened)`;

/** Drivers on duty and those with active deliveries, by name: who has stopped driving is no driver any more. */
const driversAtWork = (db: Db) =>
  selectDrivers(db)
    .where('users.role', 'in', ['Driver', 'Admin'])
    .where((driver) =>
      driver.or([
        driver('drivers.availability_status', '=', 'available'),
        driver.exists(
          driver
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.driver_id', '=', 'drivers.id')
            .where('orders.status', '=', 'shipped'),
        ),
      ]),
    )
    .orderBy('drivers.availability_status')
    .orderBy('users.first_name')
    .orderBy('drivers.id')
    .limit(MAX_BOARD_DRIVERS);

/** What waits, longest first: since it was sent, or since it went back to the queue. */
export const waitingCards = (db: Db, filter: BoardFilter) =>
  cardsIn(db, 'pending', filter).orderBy('orders.status_changed_at').orderBy('orders.id');

/** The whole board in one round trip (DISPATCH-1). */
export function readBoard(db: Db, filter: BoardFilter, { begins, ends }: { begins: Date; ends: Date }) {
  const inProgress = cardsIn(db, 'shipped', filter).orderBy('orders.shipped_at').orderBy('orders.id');
  const failed = cardsIn(db, 'delivery_failed', filter)
    .orderBy('orders.failed_at', 'desc')
    .orderBy('orders.id', 'desc');
  return db
    .selectNoFrom([
      jsonArrayFrom(waitingCards(db, filter)).as('waiting'),
      jsonArrayFrom(inProgress).as('in_progress'),
      jsonArrayFrom(failed).as('failed'),
      jsonArrayFrom(driversAtWork(db)).as('drivers'),
      countIn(db, 'pending', filter).as('waiting_count'),
      countIn(db, 'shipped', filter).as('in_progress_count'),
      countIn(db, 'delivery_failed', filter).as('failed_count'),
      happenedIn(begins, ends).as('day'),
    ])
    .executeTakeFirstOrThrow();
}

export type BoardRow = Awaited<ReturnType<typeof readBoard>>;
export type BoardCardRow = BoardRow['waiting'][number];

/** What happened to an order as a whole, oldest first, with who did it and which driver it was about. */
export function listHappenings(db: Db, transactionId: string) {
  return db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .leftJoin('users as actors', 'actors.id', 'order_events.actor_id')
    .leftJoin('drivers', 'drivers.id', 'order_events.driver_id')
    .leftJoin('users as driver_users', 'driver_users.id', 'drivers.user_id')
    .select([
      'order_events.kind',
      'order_events.detail',
      'order_events.created_at',
      'actors.first_name as actor_first_name',
      'actors.last_name as actor_last_name',
      'driver_users.first_name as driver_first_name',
      'driver_users.last_name as driver_last_name',
    ])
    .where('orders.transaction_id', '=', transactionId)
    .where('order_events.kind', 'not in', ['item_status', 'picked_up'])
    .orderBy('order_events.id')
    .execute();
}

export type HappeningRow = Awaited<ReturnType<typeof listHappenings>>[number];
