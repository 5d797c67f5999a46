import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

interface ShopDay {
  readonly date: string;
  readonly driver_id: number | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly orders: number;
  readonly owed_cents: number;
  readonly paid_cents: number;
}

/** What was brought of a business since an instant, and paid of that, by day of the zone's calendar and driver; newest first. */
export async function sumBrought(
  db: Db,
  companyId: number,
  since: Date,
  timeZone: string,
): Promise<readonly ShopDay[]> {
  const date = sql<string>`to_char(shop_dues.brought_at at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const brought = db
    .selectFrom('shop_dues')
    .select(['shop_dues.driver_id', date.as('date'), sql<number>`count(*)::integer`.as('orders')])
    .select([
      sql<number>`sum(owed_cents)::integer`.as('owed_cents'),
      sql<number>`sum(paid_cents)::integer`.as('paid_cents'),
    ])
    .where('shop_dues.company_id', '=', companyId)
    .where('shop_dues.brought_at', '>=', since.toISOString())
    .groupBy([sql`2`, 'shop_dues.driver_id']);
  return db
    .selectFrom(brought.as('day'))
    .leftJoin('drivers', 'drivers.id', 'day.driver_id')
    .leftJoin('users', 'users.id', 'drivers.user_id')
    .select(['day.date', 'day.driver_id', 'day.orders', 'day.owed_cents', 'day.paid_cents'])
    .select(['users.first_name', 'users.last_name'])
    .orderBy('day.date', 'desc')
    .orderBy('users.first_name')
    .orderBy('day.driver_id')
    .execute();
}

/** The last payments to a business, newest first. */
export function listPayments(db: Db, companyId: number, most: number) {
  return db
    .selectFrom('shop_payments')
    .innerJoin('users', 'users.id', 'shop_payments.paid_by')
    .select(['shop_payments.id', 'shop_payments.paid_at', 'shop_payments.driver_id'])
    .select(['users.first_name', 'users.last_name'])
    .select((payment) => [
      payment
        .selectFrom('shop_payment_parts')
        .select(sql<number>`sum(amount_cents)::integer`.as('cents'))
        .whereRef('shop_payment_parts.payment_id', '=', 'shop_payments.id')
        .$asScalar()
        .$notNull()
        .as('cents'),
      payment
        .selectFrom('shop_payment_parts')
        .select(sql<number>`count(*)::integer`.as('orders'))
        .whereRef('shop_payment_parts.payment_id', '=', 'shop_payments.id')
        .$asScalar()
        .$notNull()
        .as('orders'),
    ])
    .where('shop_payments.company_id', '=', companyId)
    .orderBy('shop_payments.id', 'desc')
    .limit(most)
    .execute();
}
