import type { ItemStatus } from '@mercadito/domain/orders/item-status';
import type { OrderStatus } from '@mercadito/domain/orders/order-status';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { countUpTo } from '../../platform/lists/count-up-to.ts';
import { type Ordering, type PageRequest, pagedBy } from '../../platform/lists/keyset.ts';
import { type NumberedPage, offsetOf, REACHED_ROWS } from '../../platform/lists/paging.ts';
import { type PictureRow, pictureAt } from '../../platform/pictures/pictures.ts';
import { ORDER_COLUMNS } from './order-columns.ts';

/** Orders of every kind (LIST-9). */
export const ORDERS_PAGE_SIZE = 10;

interface SummaryCompany {
  readonly company_name: string;
  readonly location: string;
  readonly total_cents: number;
  readonly ready_at: string | null;
  readonly picked_up_at: string | null;
  readonly orderItem: readonly { readonly status: ItemStatus }[];
}

/** As much of a part's items as `pickUpsOf` asks for. */
export const ITEM_STATUSES_OF_PART = sql`(select coalesce(json_agg(json_build_object('status', status)), '[]')
  from order_items where order_company_id = order_companies.id)`;

const COMPANIES = sql<SummaryCompany[]>`(
  select coalesce(json_agg(json_build_object('company_name', company_name, 'location', location,
    'total_cents', total_cents, 'ready_at', ready_at, 'picked_up_at', picked_up_at,
    'orderItem', ${ITEM_STATUSES_OF_PART}) order by id), '[]')
  from order_companies where order_id = orders.id)`;

const PICTURES = sql<PictureRow[]>`(
  select coalesce(json_agg(${pictureAt('shown.image')}), '[]')
  from (select image from order_items where order_id = orders.id and image is not null order by id limit 4) as shown)`;

const TOTAL_ITEMS = sql<number>`(
  select coalesce(sum(count), 0) from order_items where order_id = orders.id and status = 'approved')`;

/** What cards of orders are made of, each in one row, with who carries it. */
export function selectOrderSummaries(db: Db) {
  return db
    .selectFrom('orders')
    .leftJoin('drivers', 'drivers.id', 'orders.driver_id')
    .leftJoin('users as driver_users', 'driver_users.id', 'drivers.user_id')
    .select(ORDER_COLUMNS)
    .select([
      'driver_users.username as driver_username',
      'driver_users.first_name as driver_first_name',
      'driver_users.last_name as driver_last_name',
    ])
    .select([COMPANIES.as('companies'), PICTURES.as('pictures'), TOTAL_ITEMS.as('total_items')]);
}

export type OrderSummaryRow = Awaited<ReturnType<ReturnType<typeof selectOrderSummaries>['executeTakeFirstOrThrow']>>;

/** Newest first, as the indexes of `orders` have it. */
const NEWEST: Ordering = {
  key: sql<string>`orders.created_at`,
  kind: 'instant',
  id: sql<number>`orders.id`,
  direction: 'desc',
};

export function listOrdersOf(db: Db, userId: number, request: PageRequest) {
  return pagedBy(selectOrderSummaries(db).where('orders.user_id', '=', userId), NEWEST, request).execute();
}

const ordersWith = (db: Db, status: OrderStatus | undefined) =>
  db
    .selectFrom('orders')
    .select('orders.id')
    .$if(status !== undefined, (all) => all.where('orders.status', '=', status ?? 'pending'));

/** Of those before the page nothing is read but their places. */
export async function listOrdersWith(db: Db, status: OrderStatus | undefined, page: NumberedPage) {
  if (offsetOf(page) >= REACHED_ROWS) return [];
  const ids = ordersWith(db, status)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(page.size)
    .offset(offsetOf(page));
  return selectOrderSummaries(db)
    .where('orders.id', 'in', ids)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .execute();
}

/** How many there are, no further than pages reach. */
export async function countOrdersWith(db: Db, status: OrderStatus | undefined): Promise<number> {
  const { count } = await countUpTo(db, ordersWith(db, status), REACHED_ROWS).executeTakeFirstOrThrow();
  return count;
}

interface OrderCount {
  readonly userId?: number;
  readonly driverId?: number;
  readonly statuses?: readonly OrderStatus[];
  /** Only those of which no Admin has to say first that they are meant. */
  readonly isConfirmed?: boolean;
}

/** How many orders there are of somebody, of a driver, in some statuses. */
export async function countOrders(db: Db, { userId, driverId, statuses, isConfirmed }: OrderCount): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((orders) => orders.fn.countAll<number>().as('count'))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
    .$if(driverId !== undefined, (query) => query.where('driver_id', '=', driverId ?? 0))
    .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses ?? []))
    .$if(isConfirmed === true, (query) => query.where('awaits_confirmation', '=', false))
    .executeTakeFirstOrThrow();
  return count;
}
