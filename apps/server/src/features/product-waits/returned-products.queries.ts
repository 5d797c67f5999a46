import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { isOfOpenBusiness } from '../suspension/index.ts';
import { OWNER } from '../taking-orders/index.ts';

/** The products of a business for which people wait, or were told since they came back; locked, for one process at a time. */
export function lockAwaited(transaction: Db, companyId: number) {
  return transaction
    .selectFrom('products')
    .innerJoin('companies', 'companies.id', 'products.company_id')
    .select(['products.id', 'products.quantity_manage', 'products.stock', OWNER.as('owner')])
    .select(
      sql<boolean>`(products.is_available and products.published and ${isOfOpenBusiness('products.company_id')})`.as(
        'is_on_sale',
      ),
    )
    .where('products.company_id', '=', companyId)
    .where(sql<boolean>`exists (select from product_waits where product_id = products.id)`)
    .orderBy('products.id')
    .forNoKeyUpdate('products')
    .execute();
}

/** Forgets who was told that a product is back: it is gone again. */
export async function forgetTold(transaction: Db, productId: number): Promise<void> {
  await transaction
    .deleteFrom('product_waits')
    .where('product_id', '=', productId)
    .where('told_at', 'is not', null)
    .execute();
}

/**
 * Takes those who have waited longest for a product, and answers who they are.
 * @param pieces how many there are, of whom as many were told already as have been since it came back; null where nobody counts
 */
export async function takeLongestWaiting(
  transaction: Db,
  productId: number,
  pieces: number | null,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    update product_waits set told_at = ${now.toISOString()}
    where id in (
      select product_waits.id from product_waits
      join users on users.id = user_id
      join products on products.id = product_id
      where product_id = ${productId} and told_at is null and blocked_at is null
        and (not member_only or role = 'Admin' or subscription_until > ${now.toISOString()})
      order by product_waits.id
      limit case when ${pieces}::integer is not null then greatest(0, ${pieces}::integer
        - (select count(*) from product_waits where product_id = ${productId} and told_at is not null)::integer) end
    ) returning user_id`.execute(transaction);
  return rows.map(({ user_id }) => user_id);
}
