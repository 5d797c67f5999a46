import { type SqlBool, sql } from 'kysely';
import type { JudgedTables, Whose } from './judged-table.ts';

const ofCustomer: Whose = (id) => sql<SqlBool>`order_id in (select id from orders where user_id = ${id})`;
const ofDriver: Whose = (id) => sql<SqlBool>`driver_id in (select id from drivers where user_id = ${id})`;

const BOOKS =
  'Orders and cash are the books of shops and town: what was sold, when and for how much, by and for no name.';

/** What orders say of whoever sent and whoever brought them. */
export const ORDER_DATA: JudgedTables<
  | 'collected_cash'
  | 'driver_reports'
  | 'drivers'
  | 'hand_ins'
  | 'late_cash'
  | 'order_companies'
  | 'order_events'
  | 'order_item_attributes'
  | 'order_items'
  | 'orders'
  | 'shop_dues'
  | 'shop_payment_parts'
  | 'shop_payments'
> = {
  order_events: {
    columns: 'id order_id kind from_status to_status actor_id driver_id order_item_id detail created_at received_at',
    parts: [
      {
        whose: (id) =>
          sql<SqlBool>`${ofCustomer(id)} and kind in ('cancelled', 'declined', 'delivered', 'delivery_failed')`,
        becomes: { detail: `''` },
        told: ['order_id', 'kind', 'to_status', 'detail', 'created_at'],
      },
    ],
    stays: BOOKS,
  },
  driver_reports: {
    columns: 'id order_id driver_id kind payload status_then happened_at received_at reviewed_at reviewed_by',
    parts: [
      { whose: ofCustomer, becomes: { payload: `payload - 'comment' - 'without_keyword_note'` }, told: [] },
      {
        whose: ofDriver,
        becomes: { payload: `payload - 'comment' - 'without_keyword_note'` },
        told: ['order_id', 'kind', 'payload', 'happened_at'],
      },
    ],
    stays: BOOKS,
  },
  order_item_attributes: {
    columns: 'id order_item_id category_title attribute_name attribute_price_cents',
    parts: [
      {
        whose: (id) => sql<SqlBool>`order_item_id in (
          select order_items.id from order_items join orders on orders.id = order_id where user_id = ${id})`,
        becomes: {},
      },
    ],
    stays: BOOKS,
  },
  order_items: {
    columns:
      'id order_id order_company_id product_id name image status count price_cents discount discounted_price_cents cargo_extra_cents currency item_total_cents stock_taken stock_kept switched_off if_missing',
    parts: [{ whose: ofCustomer, becomes: {} }],
    stays: BOOKS,
  },
  order_companies: {
    columns:
      'id order_id company_id company_name location street_1 street_2 telephone reference total_cents picked_up_at seen_at seen_by ready_at ready_by ended_unseen',
    parts: [
      { whose: ofCustomer, becomes: {}, told: ['id', 'order_id', 'company_id', 'company_name', 'total_cents'] },
      {
        whose: (id) => sql<SqlBool>`company_id in (select id from companies where owner_id = ${id})`,
        becomes: { location: `''`, street_1: `''`, street_2: `''`, telephone: 'null', reference: `''` },
        told: [],
      },
    ],
    stays: `${BOOKS} Customers keep what the shop was called.`,
  },
  orders: {
    columns:
      'id transaction_id user_id status driver_id username user_first_name user_last_name first_name last_name postal_code country state municipality neighborhood exterior_number interior_number street_1 street_2 telephone_number additional_instructions load_type instruction alternate_number delivery_password usd_mxn_rate_micros order_total_cents delivery_description cancellation_reason created_at status_changed_at shipped_at delivered_at failed_at cancelled_at declined_at keyword_salt keyword_hash keyword_iterations keyword_check without_keyword_reason without_keyword_note wrong_tries delivery_fee_cents pays_with_cents pays_with_currency if_missing taken_mxn_cents taken_usd_cents change_given_cents latitude_micros longitude_micros awaits_confirmation gate_photo_id address_id on_way_at',
    secret: ['keyword_salt', 'keyword_hash', 'keyword_iterations'],
    parts: [
      {
        whose: (id) => sql<SqlBool>`user_id = ${id}`,
        becomes: {
          ...{ username: `'—'`, user_first_name: `'—'`, user_last_name: `''`, first_name: `'—'`, last_name: `''` },
          ...{ postal_code: `''`, country: `''`, state: `''`, municipality: `''`, neighborhood: `''` },
          ...{ exterior_number: `''`, interior_number: `''`, street_1: `'—'`, street_2: `''` },
          // Nobody's, in the form of one.
          ...{ telephone_number: `'+520000000000'`, alternate_number: 'null', additional_instructions: `''` },
          ...{ instruction: `''`, delivery_password: `'—'`, delivery_description: 'null', without_keyword_note: `''` },
          cancellation_reason: `case when cancellation_reason is not null then '—' end`,
          ...{ keyword_salt: 'null', keyword_hash: 'null', keyword_iterations: 'null' },
          ...{ latitude_micros: 'null', longitude_micros: 'null', gate_photo_id: 'null', address_id: 'null' },
        },
      },
    ],
    stays: BOOKS,
  },
  hand_ins: {
    columns:
      'id driver_id given_at said_mxn_cents said_usd_cents accepted_at accepted_by counted_mxn_cents counted_usd_cents reason taken_by',
    parts: [{ whose: ofDriver, becomes: { reason: `case when reason <> '' then '—' else '' end` } }],
    stays: BOOKS,
  },
  collected_cash: {
    columns: 'order_id driver_id hand_in_id',
    parts: [{ whose: ofDriver, becomes: {} }],
    stays: BOOKS,
  },
  late_cash: {
    columns: 'order_id driver_id told_at mxn_cents usd_cents is_assumed hand_in_id',
    parts: [{ whose: ofDriver, becomes: {} }],
    stays: BOOKS,
  },
  shop_dues: {
    columns: 'order_company_id company_id driver_id brought_at owed_cents paid_cents',
    stays: BOOKS,
  },
  shop_payments: {
    columns: 'id company_id driver_id paid_by paid_at hand_in_id',
    parts: [{ whose: ofDriver, becomes: {} }],
    stays: BOOKS,
  },
  shop_payment_parts: { columns: 'payment_id order_company_id amount_cents', stays: BOOKS },
  drivers: {
    columns: 'id user_id availability_status daily_start_time daily_end_time created_at',
    parts: [
      {
        whose: (id) => sql<SqlBool>`user_id = ${id}`,
        becomes: { availability_status: `'unavailable'`, daily_start_time: 'null', daily_end_time: 'null' },
      },
    ],
    stays: BOOKS,
  },
};
