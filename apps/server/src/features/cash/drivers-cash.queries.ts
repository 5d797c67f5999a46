import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type Ordering, type PageRequest, pagedBy } from '../../platform/lists/keyset.ts';
import { LEFT_SOMETHING, NOT_HANDED_IN_LATE } from './held-cash.queries.ts';

const HOLDS_COLLECTED = sql<SqlBool>`exists (select from collected_cash join orders on orders.id = collected_cash.order_id
  where collected_cash.driver_id = drivers.id and collected_cash.hand_in_id is null
    and ${LEFT_SOMETHING} and ${NOT_HANDED_IN_LATE})`;
const HOLDS_LATE = sql<SqlBool>`exists (select from late_cash
  where late_cash.driver_id = drivers.id and late_cash.hand_in_id is null)`;
/** What was taken back is no payment. */
const HAS_PAID = sql<SqlBool>`exists (select from shop_payments
  join shop_payment_parts as parts on parts.payment_id = shop_payments.id
  where shop_payments.driver_id = drivers.id and shop_payments.hand_in_id is null
  group by parts.order_company_id having sum(parts.amount_cents) <> 0)`;

const BY_NAME: Ordering = {
  key: sql<string>`users.first_name`,
  kind: 'text',
  id: sql<number>`drivers.id`,
  direction: 'asc',
};

const ofHolders = (db: Db, driverId: number | undefined) => {
  const holders = db
    .selectFrom('drivers')
    .innerJoin('users', 'users.id', 'drivers.user_id')
    .where(({ or }) => or([HOLDS_COLLECTED, HOLDS_LATE, HAS_PAID]));
  return driverId === undefined ? holders : holders.where('drivers.id', '=', driverId);
};

/** The drivers who may hold cash, those who are kept out or drive no more too, by name. */
export const listHolders = (db: Db, driverId: number | undefined, page: PageRequest) =>
  pagedBy(
    ofHolders(db, driverId)
      .select(['drivers.id', 'drivers.user_id', 'users.first_name', 'users.last_name', 'users.blocked_at'])
      .select(sql<boolean>`users.role in ('Driver', 'Admin')`.as('drives')),
    BY_NAME,
    page,
  ).execute();

export type HolderRow = Awaited<ReturnType<typeof listHolders>>[number];

export async function countHolders(db: Db, driverId: number | undefined): Promise<number> {
  const { count } = await ofHolders(db, driverId)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
