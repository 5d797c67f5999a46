import { canOrderMore, hasToBeConfirmed, MAX_FIRST_ORDERS } from '@mercadito/domain/orders/first-orders';
import type { Db } from '../../database/connection.ts';
import { conflict } from '../../platform/problems/errors.ts';
import type { StoredCart } from '../cart/index.ts';
import { holdConfirming } from '../town/index.ts';
import { findOrderer, type OrderingPerson } from './customer-record.queries.ts';

/**
 * What a town that has orders confirmed asks of who orders; call it under the lock of the cart, so that two orders at once of
 * one account come one after the other.
 * @returns whether the order has to be confirmed before anybody takes it (DISPATCH-14)
 * @throws 409 `first_orders_open` (facts: the most) for who has as many open as somebody new may have (DISPATCH-15)
 */
export async function holdFirstOrder(db: Db, { confirmsOrders }: StoredCart, person: OrderingPerson): Promise<boolean> {
  // Held only where it is on: an order is held by nobody else, and the switch is released with those that were placed before.
  if (!confirmsOrders || !(await holdConfirming(db))) return false;
  const orderer = await findOrderer(db, person);
  const verdict = canOrderMore(orderer);
  if (!verdict.allowed) {
    const words = `Until an order has been delivered to you, you can have ${MAX_FIRST_ORDERS} open.`;
    throw conflict(verdict.refusal, words, { most: MAX_FIRST_ORDERS });
  }
  return hasToBeConfirmed(orderer);
}
