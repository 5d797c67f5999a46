import type { Db } from '@mercadito/server/database/connection';
import { type RawBuilder, sql } from 'kysely';

/**
 * Spreads what the fill made within seconds over the past months, so that lists sorted by date look lived-in. Ids give
 * the ages: the same demo every time.
 * @param timeZone the town's: people order by day
 */
export async function ageDemo(db: Db, timeZone: string): Promise<void> {
  const statements = [
    sql`update companies set created_at = created_at - make_interval(days => 420 - (id * 7) % 400)`,
    sql`update products set created_at = created_at - make_interval(days => (id * 37) % 180, hours => id % 24)`,
    sql`update product_reviews set created_at = created_at - make_interval(days => (id * 13) % 150, hours => id % 24)`,
    sql`update company_reviews set created_at = created_at - make_interval(days => (id * 17) % 200, hours => id % 24)`,
    placeOrders(timeZone),
    spaceSteps(),
    datesFromSteps(),
  ];
  for (const statement of statements) await statement.execute(db);
}

// What waits or is on its way was ordered within the last hours; what is over on the days before, one a day.
const placeOrders = (timeZone: string): RawBuilder<unknown> => sql`
  update orders set created_at = ages.placed_at
  from (
    select id, case
      when is_open then now() - make_interval(mins => 4 + 22 * place::int)
      else (date_trunc('day', now() at time zone ${timeZone}) - make_interval(days => place::int)
        + make_interval(mins => 540 + (id * 53) % 540)) at time zone ${timeZone}
    end as placed_at
    from (
      select id, is_open, row_number() over (partition by is_open order by id desc) as place
      from (select id, status in ('pending', 'shipped') as is_open from orders) as stated
    ) as placed
  ) as ages
  where orders.id = ages.id`;

// Between two steps of an order lies what a driver takes for it: 15 to 35 minutes.
const spaceSteps = (): RawBuilder<unknown> => sql`
  update order_events set created_at = orders.created_at + make_interval(mins => steps.before * (15 + (orders.id * 7) % 21))
  from orders, (
    select id, (row_number() over (partition by order_id order by id) - 1)::int as before from order_events
  ) as steps
  where orders.id = order_events.order_id and steps.id = order_events.id`;

const STEP_DATES = {
  shipped_at: 'shipped',
  delivered_at: 'delivered',
  failed_at: 'delivery_failed',
  cancelled_at: 'cancelled',
  declined_at: 'declined',
} as const;

/** An order's own dates are those of its steps; one it does not have stays away. */
function datesFromSteps(): RawBuilder<unknown> {
  const dates = Object.entries(STEP_DATES).map(([date, status]) => {
    const column = sql.id(date);
    return sql`${column} = case when ${column} is not null then
      (select max(created_at) from order_events where order_id = orders.id and to_status = ${status} and kind <> 'item_status') end`;
  });
  const last = sql`(select max(created_at) from order_events where order_id = orders.id and kind <> 'item_status')`;
  return sql`update orders set status_changed_at = ${last}, ${sql.join(dates)}`;
}
