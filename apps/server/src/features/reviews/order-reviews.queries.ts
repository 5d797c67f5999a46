import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** What a person's order is of, as far as it is still there; undefined for an order of somebody else. */
export function findOrderedOf(db: Db, userId: number, transactionId: string) {
  return db
    .selectFrom('orders')
    .select('orders.status')
    .select(
      sql<number[]>`(select coalesce(json_agg(distinct company_id), '[]') from order_companies
        where order_id = orders.id and company_id is not null)`.as('company_ids'),
    )
    .select(
      sql<number[]>`(select coalesce(json_agg(distinct product_id), '[]') from order_items
        where order_id = orders.id and product_id is not null)`.as('product_ids'),
    )
    .where('orders.transaction_id', '=', transactionId)
    .where('orders.user_id', '=', userId)
    .executeTakeFirst();
}

/** What a person has said of these, businesses first. */
export function listOwnReviews(db: Db, userId: number, { companyIds, productIds }: OrderedIds) {
  const ofProducts = db
    .selectFrom('product_reviews')
    .select([
      sql<'company' | 'product'>`'product'`.as('of'),
      'product_id as id',
      'product_reviews.id as review_id',
      'rating',
      'comment',
    ])
    .where('user_id', '=', userId)
    .where('product_id', '=', sql<number>`any(${productIds}::integer[])`);
  return db
    .selectFrom('company_reviews')
    .select([
      sql<'company' | 'product'>`'company'`.as('of'),
      'company_id as id',
      'company_reviews.id as review_id',
      'rating',
      'comment',
    ])
    .where('user_id', '=', userId)
    .where('company_id', '=', sql<number>`any(${companyIds}::integer[])`)
    .unionAll(ofProducts)
    .orderBy('of')
    .orderBy('id')
    .execute();
}

interface OrderedIds {
  readonly companyIds: readonly number[];
  readonly productIds: readonly number[];
}
