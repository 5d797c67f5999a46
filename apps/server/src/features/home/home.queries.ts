import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { isListedTo, isOfListedBusiness } from '../listing/index.ts';
import { isOpenAt } from '../opening-hours/index.ts';
import type { Candidate } from './fill-rails.ts';

/** So many are looked at for a row, which takes few of one shop and none that another row has. */
const LOOKED_AT = 40;
const ORDERS_LOOKED_AT = 20;

type Rows = RawBuilder<Candidate>;

/** The first products on which a condition holds, in an order that one index has. */
const firstProducts = (
  viewer: Viewer,
  asked: boolean | undefined,
  where: RawBuilder<SqlBool>,
  key: RawBuilder<unknown>,
): Rows =>
  sql<Candidate>`(select id, company_id from products
    where is_available and ${where} and ${isListedTo(viewer, 'products', asked)}
    order by is_available desc, ${key} desc, id desc limit ${sql.lit(LOOKED_AT)})`;

/** Newest first, or a shuffle; the number is a literal, since the indexes on the expression know it only so. */
const keyOf = (randomOrder: number): RawBuilder<unknown> =>
  randomOrder === 0 ? sql`created_at` : sql`shuffle_key(id, ${sql.lit(randomOrder)})`;

/** The goods that somebody ordered of late and that can be bought, the latest first. */
const orderedBefore = (viewer: Viewer, userId: number, asked: boolean | undefined): Rows => sql<Candidate>`(
  select products.id, products.company_id
  from (select id from orders where user_id = ${userId} and status not in ('cancelled', 'declined')
    order by created_at desc, id desc limit ${sql.lit(ORDERS_LOOKED_AT)}) as recent
  join order_items on order_items.order_id = recent.id
  join products on products.id = order_items.product_id
  where products.is_available and ${isListedTo(viewer, 'products', asked)}
  group by products.id, products.company_id
  order by max(recent.id) desc, products.id limit ${sql.lit(LOOKED_AT)})`;

const ROWS = ['order_again', 'to_eat', 'offers', 'new_in_town'] as const;
export type RowOfGoods = (typeof ROWS)[number];

interface Asked {
  readonly viewer: Viewer;
  readonly randomOrder: number;
  readonly asked: boolean | undefined;
  /** A category to eat from, with its sub-categories. */
  readonly toEat: readonly number[];
}

/** What may stand in the rows of goods, each row's in its order, in one round trip. */
export async function findGoods(db: Db, { viewer, randomOrder, asked, toEat }: Asked) {
  const ofCategory = (id: number) => firstProducts(viewer, asked, sql`category_id = ${id}`, keyOf(randomOrder));
  const rows: Partial<Record<RowOfGoods, Rows>> = {
    ...(viewer && { order_again: orderedBefore(viewer, viewer.userId, asked) }),
    ...(toEat.length > 0 && {
      // In each category an index has the order, in all together they would have to be sorted.
      to_eat: sql<Candidate>`(select id, company_id from (${sql.join(toEat.map(ofCategory), sql` union all `)}) as eaten
        order by ${keyOf(randomOrder || 1)} desc limit ${sql.lit(LOOKED_AT)})`,
    }),
    offers: firstProducts(viewer, asked, sql`discount > 0`, keyOf(0)),
    new_in_town: firstProducts(viewer, asked, sql`true`, keyOf(0)),
  };
  const asJson = ROWS.flatMap((name) => {
    const found = rows[name];
    return found
      ? [sql`${sql.lit(name)}, (select coalesce(json_agg(row_to_json(found)), '[]') from ${found} as found)`]
      : [];
  });
  const {
    rows: [row],
  } = await sql<{ goods: Partial<Record<RowOfGoods, Candidate[]>> }>`
    select json_build_object(${sql.join(asJson)}) as goods`.execute(db);
  const goods = row?.goods ?? {};
  return Object.fromEntries(ROWS.map((name) => [name, goods[name] ?? []])) as Record<RowOfGoods, Candidate[]>;
}

/** So many businesses are open, or all together, in this order; twice as many as a row has, since none stands in two. */
export async function findBusinesses(db: Db, randomOrder: number, { now, timeZone }: { now: Date; timeZone: string }) {
  const direction = randomOrder === 0 ? sql`desc` : sql`asc`;
  const first = (where: RawBuilder<SqlBool>) => sql`(select coalesce(json_agg(id), '[]') from (
    select id from companies where ${isOfListedBusiness('companies.id')} and ${where}
    order by ${keyOf(randomOrder)} ${direction}, id ${direction} limit 20) as found)`;
  const {
    rows: [row],
  } = await sql<{ open_now: number[]; businesses: number[] }>`
    select ${first(isOpenAt('companies.id', now, timeZone))} as open_now, ${first(sql`true`)} as businesses`.execute(
    db,
  );
  return row ?? { open_now: [], businesses: [] };
}
