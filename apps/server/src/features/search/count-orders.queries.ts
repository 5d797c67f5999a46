import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** So many days of orders are counted. */
const DAYS = 90;
/** So many goods are kept, the most ordered: each search reads this table. */
const MOST_KEPT = 5_000;

/** Counts in how many delivered orders of late each of the goods was, in place of what was counted before. */
export async function countOrdersOfGoods(transaction: Db): Promise<void> {
  await sql`
    with counted as materialized (
      select order_items.product_id, count(distinct orders.id)::integer as orders
      from orders join order_items on order_items.order_id = orders.id
      where orders.status = 'delivered' and orders.created_at > now() - ${sql.lit(DAYS)} * interval '1 day'
        and order_items.status = 'approved' and order_items.product_id is not null
      group by order_items.product_id
      order by orders desc, product_id desc limit ${sql.lit(MOST_KEPT)}
    ), gone as (
      delete from search_ordered where product_id not in (select product_id from counted)
    )
    insert into search_ordered as kept (product_id, orders, tokens)
    select product_id, orders, search_tokens(search_text, company_id, category_id)
    from counted join products on products.id = product_id
    on conflict (product_id) do update set orders = excluded.orders, tokens = excluded.tokens
    where (kept.orders, kept.tokens) is distinct from (excluded.orders, excluded.tokens)`.execute(transaction);
}
