import type { OpenMatters } from '@mercadito/domain/access/account-deletion';
import { hasEnded, ORDER_STATUSES } from '@mercadito/domain/orders/order-status';
import type { Db } from '../../database/connection.ts';
import { hasOpenCash, hasOpenDues } from '../cash/index.ts';

const OPEN = ORDER_STATUSES.filter((status) => !hasEnded(status));

const countOrders = async (db: Db, of: { readonly user_id: number } | { readonly driver_id: number }) => {
  const orders = db.selectFrom('orders').select(({ fn }) => fn.countAll<number>().as('count'));
  const theirs =
    'user_id' in of
      ? orders.where('user_id', '=', of.user_id).where('status', 'in', OPEN)
      : orders.where('driver_id', '=', of.driver_id).where('status', '=', 'shipped');
  return Number((await theirs.executeTakeFirstOrThrow()).count);
};

/** What a driver holds, under the lock of everything they hold. */
async function ofDriver(db: Db, userId: number) {
  const driver = await db
    .selectFrom('drivers')
    .select('id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!driver) return { inHand: 0, hasCash: false };
  return { inHand: await countOrders(db, { driver_id: driver.id }), hasCash: await hasOpenCash(db, driver.id) };
}

/** What stands open of a business, under the lock that orders of it wait for. */
async function ofBusiness(db: Db, userId: number) {
  const company = await db
    .selectFrom('companies')
    .select(['id', 'suspended_at'])
    .where('owner_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!company) return { isOpen: false, hasDues: false };
  const sale = await db
    .selectFrom('order_companies')
    .innerJoin('orders', 'orders.id', 'order_companies.order_id')
    .select('orders.id')
    .where('order_companies.company_id', '=', company.id)
    .where('orders.status', 'in', OPEN)
    .limit(1)
    .executeTakeFirst();
  const isOpen = company.suspended_at === null || sale !== undefined;
  return { isOpen, hasDues: await hasOpenDues(db, company.id) };
}

/** What others still wait for of a person; nothing of it begins until the transaction ends. Call it under the lock of their cart. */
export async function lockOpenMatters(transaction: Db, userId: number): Promise<Omit<OpenMatters, 'isLastAdmin'>> {
  const driver = await ofDriver(transaction, userId);
  const business = await ofBusiness(transaction, userId);
  return {
    ordered: await countOrders(transaction, { user_id: userId }),
    inHand: driver.inHand,
    hasCash: driver.hasCash || business.hasDues,
    hasOpenBusiness: business.isOpen,
  };
}
