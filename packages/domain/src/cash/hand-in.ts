import { ALLOWED, refuse, type Verdict } from '../verdict.ts';
import { type Cash, isSameCash } from './cash.ts';
import { type HeldOrder, heldInAll } from './driver-cash.ts';

/** The most orders of one hand-in; more make another. */
export const MOST_ORDERS_OF_HAND_IN = 100;

/** What a driver says to give: all that is held of these orders. */
export interface SaidHandIn {
  readonly transactionIds: readonly string[];
  readonly cash: Cash;
}

/** The orders that a hand-in names, of those that are held. */
export const ordersOfHandIn = (held: readonly HeldOrder[], { transactionIds }: SaidHandIn): readonly HeldOrder[] =>
  held.filter(({ transactionId }) => transactionIds.includes(transactionId));

/** Whether a driver hands in what is held of exactly these orders: nothing twice, and nothing unseen (CASH-5). */
export function judgeHandIn(held: readonly HeldOrder[], said: SaidHandIn): Verdict<'cash_changed'> {
  const named = ordersOfHandIn(held, said);
  const areAllHeld = named.length > 0 && named.length === new Set(said.transactionIds).size;
  return areAllHeld && isSameCash(heldInAll(named), said.cash) ? ALLOWED : refuse('cash_changed');
}

/** Whether an Admin may take what was counted for what was said: another amount has its reason (CASH-6). */
export const judgeCount = (said: Cash, counted: Cash, reason: string): Verdict<'reason_needed'> =>
  isSameCash(said, counted) || reason !== '' ? ALLOWED : refuse('reason_needed');
