import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { pictureAt } from '../../platform/pictures/pictures.ts';
import { openingDaysOf } from '../opening-hours/index.ts';
import { isOfOpenBusiness } from '../suspension/index.ts';
import { DRIVERS_PAY_SHOPS } from '../town/index.ts';
import { ORDER_COLUMNS } from './order-columns.ts';

const attributesOf = (item: ExpressionBuilder<Tables, 'order_items'>) =>
  item
    .selectFrom('order_item_attributes')
    .select(['category_title', 'attribute_name', 'attribute_price_cents'])
    .whereRef('order_item_attributes.order_item_id', '=', 'order_items.id')
    .orderBy('order_item_attributes.id');

/** A line keeps the id of its product when that is deleted: then there is none to lead to. */
const productOf = (item: ExpressionBuilder<Tables, 'order_items'>) =>
  item.selectFrom('products').select('products.id').whereRef('products.id', '=', 'order_items.product_id');

/** The frozen lines of one business of an order. */
export const itemsOf = (company: ExpressionBuilder<Tables, 'order_companies'>) =>
  company
    .selectFrom('order_items')
    .select((item) => [
      'order_items.id',
      productOf(item).as('product_id'),
      'order_items.name',
      'order_items.status',
      'order_items.if_missing',
      'order_items.count',
      'order_items.price_cents',
      'order_items.discount',
      'order_items.discounted_price_cents',
      'order_items.cargo_extra_cents',
      'order_items.currency',
      'order_items.item_total_cents',
      'order_items.stock_taken',
      'order_items.stock_kept',
      'order_items.switched_off',
      pictureAt('order_items.image').as('picture'),
      jsonArrayFrom(attributesOf(item)).as('attributes'),
    ])
    .whereRef('order_items.order_company_id', '=', 'order_companies.id')
    .orderBy('order_items.id');

const picturesOf = (company: ExpressionBuilder<Tables, 'order_companies'>) =>
  company
    .selectFrom('companies')
    .select([pictureAt('companies.profile_image').as('profile'), pictureAt('companies.banner_image').as('banner')])
    .whereRef('companies.id', '=', 'order_companies.company_id')
    .where(isOfOpenBusiness('companies.id'));

/** What a business was paid for its part so far (CASH-8). */
const PAID_CENTS = sql<number>`coalesce(
  (select paid_cents from shop_dues where shop_dues.order_company_id = order_companies.id), 0)`;

const companiesOf = (order: ExpressionBuilder<Tables, 'orders'>) =>
  order
    .selectFrom('order_companies')
    .select((company) => [
      'order_companies.id',
      'order_companies.company_id',
      'order_companies.company_name',
      'order_companies.location',
      'order_companies.street_1',
      'order_companies.street_2',
      'order_companies.telephone',
      'order_companies.reference',
      'order_companies.total_cents',
      'order_companies.seen_at',
      'order_companies.ready_at',
      'order_companies.picked_up_at',
      PAID_CENTS.as('paid_cents'),
      jsonArrayFrom(itemsOf(company)).as('items'),
      // None once it is gone.
      openingDaysOf('order_companies.company_id').as('days'),
      jsonObjectFrom(picturesOf(company)).as('pictures'),
    ])
    .whereRef('order_companies.order_id', '=', 'orders.id')
    .orderBy('order_companies.id');

const eventsOf = (order: ExpressionBuilder<Tables, 'orders'>) =>
  order
    .selectFrom('order_events')
    .select(['order_events.kind', 'order_events.to_status', 'order_events.driver_id', 'order_events.created_at'])
    .whereRef('order_events.order_id', '=', 'orders.id')
    .orderBy('order_events.id');

/** A photo goes before its order where it is needed no more. */
const photoOf = (order: ExpressionBuilder<Tables, 'orders'>) =>
  order.selectFrom('gate_photos').select('gate_photos.id').whereRef('gate_photos.id', '=', 'orders.gate_photo_id');

const sharedUntil = (order: ExpressionBuilder<Tables, 'orders'>) =>
  order
    .selectFrom('order_shares')
    .select('order_shares.expires_at')
    .whereRef('order_shares.order_id', '=', 'orders.id');

/** Whole orders, each in one row: its businesses, their items and what happened to it, with who carries it. */
export function selectOrders(db: Db) {
  return db
    .selectFrom('orders')
    .leftJoin('drivers', 'drivers.id', 'orders.driver_id')
    .leftJoin('users as driver_users', 'driver_users.id', 'drivers.user_id')
    .select(ORDER_COLUMNS)
    .leftJoin('customer_addresses as driver_addresses', 'driver_addresses.user_id', 'drivers.user_id')
    .select(['driver_users.first_name as driver_first_name', 'driver_users.last_name as driver_last_name'])
    .select((order) => [
      order.fn.coalesce('driver_users.telephone', 'driver_addresses.telephone_number').as('driver_telephone'),
      jsonArrayFrom(companiesOf(order)).as('companies'),
      jsonArrayFrom(eventsOf(order)).as('events'),
      sharedUntil(order).as('shared_until'),
      photoOf(order).as('kept_photo_id'),
      DRIVERS_PAY_SHOPS.as('drivers_pay_shops'),
    ]);
}

export type OrderRecord = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;
export type OrderItemRecord = OrderRecord['companies'][number]['items'][number];

export function findOrder(db: Db, transactionId: string): Promise<OrderRecord | undefined> {
  return selectOrders(db).where('orders.transaction_id', '=', transactionId).executeTakeFirst();
}

/** The order, if it is this person's. */
export function findOrderOf(db: Db, userId: number, transactionId: string): Promise<OrderRecord | undefined> {
  return selectOrders(db)
    .where('orders.transaction_id', '=', transactionId)
    .where('orders.user_id', '=', userId)
    .executeTakeFirst();
}
