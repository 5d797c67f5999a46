import { sql } from 'kysely';
import type { Db } from '../database/connection.ts';

/**
 * Spreads what the fill made within seconds over the past months, so that lists sorted by date look lived-in. Ids give
 * the ages: the same demo every time.
 */
export async function ageDemo(db: Db): Promise<void> {
  const statements = [
    sql`update companies set created_at = created_at - make_interval(days => 420 - (id * 7) % 400)`,
    sql`update products set created_at = created_at - make_interval(days => (id * 37) % 180, hours => id % 24)`,
    sql`update product_reviews set created_at = created_at - make_interval(days => (id * 13) % 150, hours => id % 24)`,
    sql`update company_reviews set created_at = created_at - make_interval(days => (id * 17) % 200, hours => id % 24)`,
    ...['orders', 'order_events'].map((table) => ageOrders(table)),
  ];
  for (const statement of statements) await statement.execute(db);
}

const TIMES: Record<string, readonly string[]> = {
  orders: ['created_at', 'status_changed_at', 'shipped_at', 'delivered_at', 'failed_at', 'cancelled_at', 'declined_at'],
  order_events: ['created_at'],
};

// The newest order is an hour old, each one before it a day and a bit older.
function ageOrders(table: string) {
  const id = table === 'orders' ? sql`orders.id` : sql`order_events.order_id`;
  const age = sql`make_interval(hours => 1 + ((select max(id) from orders) - ${id}) * 29)`;
  const times = (TIMES[table] ?? []).map((time) => sql`${sql.id(time)} = ${sql.id(time)} - ${age}`);
  return sql`update ${sql.table(table)} set ${sql.join(times)}`;
}
