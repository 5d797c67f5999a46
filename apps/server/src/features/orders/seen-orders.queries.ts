import type { Db } from '../../database/connection.ts';
import { COMPANY_IDS } from './orders.queries.ts';

/** Locks a business's parts of orders; one that it has no part of is missing. */
export function lockParts(transaction: Db, companyId: number, transactionIds: readonly string[]) {
  return transaction
    .selectFrom('order_companies')
    .innerJoin('orders', 'orders.id', 'order_companies.order_id')
    .select(['order_companies.id as order_company_id', 'orders.id', 'orders.transaction_id', 'orders.user_id'])
    .select(['orders.status', 'order_companies.seen_at'])
    .select(COMPANY_IDS.as('company_ids'))
    .where('order_companies.company_id', '=', companyId)
    .where('orders.transaction_id', 'in', transactionIds)
    .orderBy('order_companies.id')
    .forUpdate('order_companies')
    .execute();
}

export async function setSeen(transaction: Db, partIds: readonly number[], by: number, now: Date): Promise<void> {
  await transaction
    .updateTable('order_companies')
    .set({ seen_at: now.toISOString(), seen_by: by })
    .where('id', 'in', partIds)
    .execute();
}
