import type { Answered } from '../answered.ts';
import { type CustomerRecord, doubtsAbout } from '../dispatch/doubts.ts';
import { ALLOWED, refuse, type Verdict } from '../verdict.ts';
import { hasEnded, ORDER_STATUSES, type OrderStatus } from './order-status.ts';

/** The most orders that somebody new may have open, where the town has orders confirmed (DISPATCH-15). */
export const MAX_FIRST_ORDERS = 2;

/** The statuses in which an order is still to come to something. */
export const OPEN_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter((status) => !hasEnded(status));

/** Who is about to order, in a town that has orders confirmed. */
export interface Orderer extends CustomerRecord {
  /** Whether any order of the account was ever delivered. */
  readonly hasReceived: boolean;
  readonly openOrders: number;
}

/** Whether the account may order once more before anything was delivered to it (DISPATCH-15). */
export const canOrderMore = ({ hasReceived, openOrders }: Orderer): Verdict<'first_orders_open'> =>
  hasReceived || openOrders < MAX_FIRST_ORDERS ? ALLOWED : refuse('first_orders_open');

/** Whether an order waits for an Admin's word before anybody may take it (DISPATCH-14). */
export const hasToBeConfirmed = (record: CustomerRecord): boolean => doubtsAbout(record).length > 0;

/** Whether an Admin may say of an order that it is meant: while it waits. */
export const canConfirm = (status: Answered<OrderStatus>): boolean => status === 'pending';

/** Whether an order still has to be confirmed: the version before takes some that were not, and leaves the mark that they are to be. */
export const isToConfirm = (status: Answered<OrderStatus>, isMarked: boolean): boolean =>
  isMarked && canConfirm(status);
