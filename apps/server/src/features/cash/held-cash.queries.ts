import { CASH_STEP_CENTS } from '@mercadito/domain/orders/cash';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Of whom, and since when, or in which hand-ins. */
export type CashOf =
  | { readonly heldBy: readonly number[] }
  | { readonly handIns: readonly number[] }
  | { readonly driverId: number; readonly since: Date };

const ORDER = ['orders.id', 'orders.transaction_id', 'orders.status'] as const;
const AMOUNTS = [
  'orders.order_total_cents',
  'orders.delivery_fee_cents',
  'orders.taken_mxn_cents',
  'orders.taken_usd_cents',
  'orders.change_given_cents',
] as const;

/** What `collectedCash` makes more or less than nothing of: an order that left nothing is not held. */
export const LEFT_SOMETHING = sql<SqlBool>`case when orders.taken_mxn_cents is null
  then orders.order_total_cents > 0 and orders.order_total_cents + orders.delivery_fee_cents >= ${sql.lit(CASH_STEP_CENTS)}
  else orders.taken_mxn_cents <> orders.change_given_cents or orders.taken_usd_cents <> 0 end`;

/** Of one door: what was collected there, and what was told of it too late by the same driver. */
const OF_SAME_DOOR = sql<SqlBool>`late_cash.order_id = collected_cash.order_id and late_cash.driver_id = collected_cash.driver_id`;

/** Its cash was not handed in before, as that of a delivery that was told of too late (CASH-12). */
export const NOT_HANDED_IN_LATE = sql<SqlBool>`not exists (select from late_cash
  where ${OF_SAME_DOOR} and late_cash.hand_in_id is not null)`;

/** What was collected, an order a row, oldest order first. */
export function listCollected(db: Db, of: CashOf) {
  const collected = db
    .selectFrom('collected_cash')
    .innerJoin('orders', 'orders.id', 'collected_cash.order_id')
    .select(ORDER)
    .select(AMOUNTS)
    .select((row) => [
      'collected_cash.hand_in_id',
      'collected_cash.driver_id',
      row.fn.coalesce('orders.delivered_at', 'orders.status_changed_at').as('at'),
    ])
    .orderBy('orders.id');
  if ('heldBy' in of) {
    return collected
      .where('collected_cash.driver_id', 'in', [...of.heldBy])
      .where('collected_cash.hand_in_id', 'is', null)
      .where(LEFT_SOMETHING)
      .where(NOT_HANDED_IN_LATE)
      .execute();
  }
  if ('handIns' in of) return collected.where('collected_cash.hand_in_id', 'in', [...of.handIns]).execute();
  // Since their status last changed is what the index of a driver's orders knows.
  return collected
    .where('orders.driver_id', '=', of.driverId)
    .where('orders.status_changed_at', '>=', of.since.toISOString())
    .execute();
}

export type CollectedRow = Awaited<ReturnType<typeof listCollected>>[number];

/** What drivers paid the shops, an order a row, oldest order first; what came back to nothing is left out. */
export function listPaidByDriver(db: Db, of: CashOf) {
  const paid = db
    .selectFrom('shop_payments')
    .innerJoin('shop_payment_parts as parts', 'parts.payment_id', 'shop_payments.id')
    .innerJoin('order_companies', 'order_companies.id', 'parts.order_company_id')
    .innerJoin('orders', 'orders.id', 'order_companies.order_id')
    .select(ORDER)
    .select((row) => [
      'shop_payments.hand_in_id',
      row.ref('shop_payments.driver_id').$notNull().as('driver_id'),
      row.fn.max('shop_payments.paid_at').$notNull().as('at'),
      sql<number>`sum(parts.amount_cents)::integer`.as('paid_cents'),
    ])
    .where('shop_payments.driver_id', 'is not', null)
    .groupBy(['orders.id', 'shop_payments.hand_in_id', 'shop_payments.driver_id'])
    .having(sql<boolean>`sum(parts.amount_cents) <> 0`)
    .orderBy('orders.id');
  if ('heldBy' in of) {
    return paid
      .where('shop_payments.driver_id', 'in', [...of.heldBy])
      .where('shop_payments.hand_in_id', 'is', null)
      .execute();
  }
  if ('handIns' in of) return paid.where('shop_payments.hand_in_id', 'in', [...of.handIns]).execute();
  return paid
    .where('shop_payments.driver_id', '=', of.driverId)
    .where('shop_payments.paid_at', '>=', of.since.toISOString())
    .execute();
}

export type PaidRow = Awaited<ReturnType<typeof listPaidByDriver>>[number];

/** Brought by the same driver after all, its cash is that of the order, and counted there. */
const IS_COUNTED_OTHERWISE = sql<SqlBool>`exists (select from collected_cash where ${OF_SAME_DOOR})`;

/** As before, in the same hand-in: what was handed in as told of too late stays in its own. */
const IS_COUNTED_BESIDE = sql<SqlBool>`exists (select from collected_cash
  where ${OF_SAME_DOOR} and collected_cash.hand_in_id = late_cash.hand_in_id)`;

/** What was taken at doors that were told of too late, an order a row (CASH-12). */
export function listLate(db: Db, of: CashOf) {
  const late = db
    .selectFrom('late_cash')
    .innerJoin('orders', 'orders.id', 'late_cash.order_id')
    .select(ORDER)
    .select(['late_cash.hand_in_id', 'late_cash.driver_id', 'late_cash.told_at as at'])
    .select(['late_cash.mxn_cents', 'late_cash.usd_cents', 'late_cash.is_assumed'])
    .orderBy('orders.id');
  if ('handIns' in of) {
    return late
      .where('late_cash.hand_in_id', 'in', [...of.handIns])
      .where(({ not }) => not(IS_COUNTED_BESIDE))
      .execute();
  }
  const counted = late.where(({ not }) => not(IS_COUNTED_OTHERWISE));
  if ('heldBy' in of) {
    return counted
      .where('late_cash.driver_id', 'in', [...of.heldBy])
      .where('late_cash.hand_in_id', 'is', null)
      .execute();
  }
  return counted
    .where('late_cash.driver_id', '=', of.driverId)
    .where('late_cash.told_at', '>=', of.since.toISOString())
    .execute();
}

export type LateRow = Awaited<ReturnType<typeof listLate>>[number];

/** Puts what a driver holds of these orders into a hand-in; call it under the driver's lock. */
export async function putIntoHandIn(
  transaction: Db,
  handInId: number,
  { driverId, orderIds }: { driverId: number; orderIds: readonly number[] },
): Promise<void> {
  const hand_in_id = handInId;
  await transaction
    .updateTable('collected_cash')
    .set({ hand_in_id })
    .where('driver_id', '=', driverId)
    .where('hand_in_id', 'is', null)
    .where(NOT_HANDED_IN_LATE)
    .where('order_id', 'in', [...orderIds])
    .execute();
  await transaction
    .updateTable('late_cash')
    .set({ hand_in_id })
    .where('driver_id', '=', driverId)
    .where('hand_in_id', 'is', null)
    .where('order_id', 'in', [...orderIds])
    .execute();
  await transaction
    .updateTable('shop_payments')
    .set({ hand_in_id })
    .where('driver_id', '=', driverId)
    .where('hand_in_id', 'is', null)
    .where('id', 'in', (payments) =>
      payments
        .selectFrom('shop_payment_parts')
        .innerJoin('order_companies', 'order_companies.id', 'shop_payment_parts.order_company_id')
        .select('shop_payment_parts.payment_id')
        .where('order_companies.order_id', 'in', [...orderIds]),
    )
    .execute();
}
