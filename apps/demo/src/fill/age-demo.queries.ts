import type { Db } from '@mercadito/server/database/connection';
import { type RawBuilder, sql } from 'kysely';
import { ageInbox } from './age-inbox.queries.ts';

/**
 * Spreads what the fill made within seconds over the past months, so that lists sorted by date look lived-in. Of what has
 * no time of its own ids give the ages: the same demo every time.
 * @param placed when each order is to have been placed, by its number
 */
export async function ageDemo(db: Db, placed: ReadonlyMap<string, Date>): Promise<void> {
  const statements = [
    sql`update companies set created_at = created_at - make_interval(days => 420 - (id * 7) % 400)`,
    sql`update products set created_at = created_at - make_interval(days => (id * 37) % 180, hours => id % 24)`,
    sql`update product_reviews set created_at = created_at - make_interval(days => (id * 13) % 150, hours => id % 24)`,
    sql`update company_reviews set created_at = created_at - make_interval(days => (id * 17) % 200, hours => id % 24)`,
    placeOrders(placed),
    spaceSteps(),
    datesFromSteps(),
    ageRecord(),
    recordFromSteps(),
    ageInbox(),
  ];
  for (const statement of statements) await statement.execute(db);
}

function placeOrders(placed: ReadonlyMap<string, Date>): RawBuilder<unknown> {
  const numbers = [...placed.keys()];
  const times = [...placed.values()].map((time) => time.toISOString());
  return sql`
    update orders set created_at = planned.placed_at
    from unnest(${numbers}::text[], ${times}::timestamptz[]) as planned (transaction_id, placed_at)
    where orders.transaction_id = planned.transaction_id`;
}

// Between two steps of an order lies what a driver takes for it: 15 to 35 minutes.
const STEP = sql`make_interval(mins => steps.before * (15 + (orders.id * 7) % 21))`;

const spaceSteps = (): RawBuilder<unknown> => sql`
  update order_events set created_at = orders.created_at + ${STEP}
  from orders, (
    select id, (row_number() over (partition by order_id order by id) - 1)::int as before from order_events
  ) as steps
  where orders.id = order_events.order_id and steps.id = order_events.id`;

// What stands on record of an order was written with its steps, one for one.
const recordFromSteps = (): RawBuilder<unknown> => sql`
  update audit_log set created_at = orders.created_at + ${STEP}
  from orders, (
    select id, subject_id, (row_number() over (partition by subject_id order by id) - 1)::int as before
    from audit_log where subject = 'order'
  ) as steps
  where orders.transaction_id = steps.subject_id and steps.id = audit_log.id`;

// Roles and prices were set before the first order, what an Admin has decided about people and sponsors is of the last days.
const ageRecord = (): RawBuilder<unknown> => sql`
  update audit_log set created_at = created_at - case
    when action in ('decideSponsor', 'changeBlock') then make_interval(hours => 20 + (id % 60)::int)
    else make_interval(days => 40 + (id % 5)::int)
  end
  where subject not in ('', 'order')`;

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
