import { LOW_RATING } from '@mercadito/domain/catalog/rating';
import { IN_HAND_STATUSES, statusesBefore } from '@mercadito/domain/orders/order-status';
import { SOLD } from '@mercadito/domain/orders/sales';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type PictureRow, pictureAt } from '../../platform/pictures/pictures.ts';

const BEST = 5;
// An order gets its number a moment after its time.
const SLACK_MS = 3_600_000;

/** A time of a company: the first number of an order in it, null when there is none, which `findBusinessState` finds. */
interface Since {
  readonly since: Date;
  readonly firstOrder: number | null;
}

/**
 * What a company has sold since an instant, an item a row. An order's number grows with its date: below the first number of
 * that time the index of the company's orders is not read. Of each that is left its order and its items are looked up (`offset 0`
 * says so), where the planner may else read the orders of the whole site.
 */
const soldItems = (companyId: number, { since, firstOrder }: Since) => sql`
  select orders.id as order_id, orders.created_at, items.product_id, items.count, items.item_total_cents as cents
  from order_companies
  cross join lateral (
    select id, created_at from orders
    where orders.id = order_companies.order_id and orders.status = any (${SOLD.orders}::text[])
      and orders.created_at >= ${since.toISOString()}::timestamptz
    offset 0) as orders
  cross join lateral (
    select product_id, count, item_total_cents from order_items
    where order_items.order_company_id = order_companies.id and order_items.status = any (${SOLD.items}::text[])
    offset 0) as items
  where order_companies.company_id = ${companyId} and order_companies.order_id >= ${firstOrder}`;

export interface BestSeller {
  readonly id: number;
  readonly name: string;
  readonly photo: PictureRow | null;
  readonly pieces: number;
  readonly cents: number;
}

interface Sold {
  /** What was sold between two of the instants: `at` is the first one's place, from 1; where nothing was sold there is none. */
  readonly days: readonly { readonly at: number; readonly orders: number; readonly cents: number }[];
  /** The products of which most pieces were sold, of those that are still there. */
  readonly best: readonly BestSeller[];
}

/**
 * Adds up what a company has sold since an instant.
 * @param instants where the days begin that are told apart
 */
export async function sumSales(db: Db, companyId: number, since: Since, instants: readonly Date[]): Promise<Sold> {
  const times = instants.map((instant) => instant.toISOString());
  const { rows } = await sql<Sold>`
    with sold as materialized (${soldItems(companyId, since)}),
    days as (
      select width_bucket(created_at, ${times}::timestamptz[]) as at, count(distinct order_id) as orders, sum(cents) as cents
      from sold group by 1
    ),
    best as (
      select products.id, products.name, products.photo, sum(sold.count) as pieces, sum(sold.cents) as cents
      from sold join products on products.id = sold.product_id
      group by products.id
      order by pieces desc, cents desc, products.id
      limit ${sql.lit(BEST)}
    )
    select
      (select coalesce(json_agg(days), '[]') from days where at > 0) as days,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'pieces', pieces, 'cents', cents,
        'photo', ${pictureAt('best.photo')}) order by pieces desc, cents desc, id), '[]') from best) as best`.execute(
    db,
  );
  return rows[0] ?? { days: [], best: [] };
}

/**
 * How a company stands now; undefined when there is none.
 * @param since from when on reviews are counted and orders looked at
 */
export async function findBusinessState(db: Db, companyId: number, since: Date) {
  const recent = sql`created_at >= ${since.toISOString()}::timestamptz and rating <= ${sql.lit(LOW_RATING)}`;
  const { rows } = await sql<BusinessState>`
    select companies.rating_sum, companies.num_reviews, companies.subscription_product_until as plan_until,
      companies.profile_image is not null as has_photo,
      exists (select 1 from opening_days where company_id = companies.id) as has_hours,
      exists (select 1 from company_addresses where company_id = companies.id) as has_address,
      exists (select 1 from company_contacts where company_id = companies.id
        and (coalesce(email, phone_number, whatsapp_number) is not null or address <> '')) as has_contact,
      counted.products, counted.drafts, counted.sold_out,
      (select id from orders where created_at >= ${new Date(since.getTime() - SLACK_MS).toISOString()}::timestamptz
        order by created_at, id limit 1) as first_order,
      (select count(*) from orders cross join lateral (
          select 1 from order_companies
          where order_companies.order_id = orders.id and order_companies.company_id = companies.id offset 0) as own
        where orders.status = any (${statusesBefore('take')}::text[])) as orders_waiting,
      (select count(*) from orders cross join lateral (
          select 1 from order_companies
          where order_companies.order_id = orders.id and order_companies.company_id = companies.id
            and order_companies.ready_at is null and order_companies.picked_up_at is null offset 0) as own
        where orders.status = any (${IN_HAND_STATUSES}::text[]) and not orders.awaits_confirmation) as orders_to_make,
      (select count(*) from company_reviews where company_id = companies.id and ${recent})
        + (select count(*) from products cross join lateral (
            select 1 from product_reviews where product_id = products.id and ${recent}) as low
          where products.company_id = companies.id) as low_reviews
    from companies
    cross join lateral (
      select count(*) as products, count(*) filter (where not published) as drafts,
        count(*) filter (where published and not is_available) as sold_out
      from products where products.company_id = companies.id
    ) as counted
    where companies.id = ${companyId}`.execute(db);
  return rows[0];
}

export interface BusinessState {
  readonly rating_sum: number;
  readonly num_reviews: number;
  readonly plan_until: string | null;
  readonly has_photo: boolean;
  readonly has_hours: boolean;
  readonly has_address: boolean;
  readonly has_contact: boolean;
  readonly products: number;
  readonly drafts: number;
  readonly sold_out: number;
  readonly orders_waiting: number;
  readonly orders_to_make: number;
  readonly low_reviews: number;
  /** Of the whole site, in the time that is looked at. */
  readonly first_order: number | null;
}
