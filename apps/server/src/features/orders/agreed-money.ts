import type { Parsed } from '@mercadito/contracts/endpoint';
import type { createOrder } from '@mercadito/contracts/orders/checkout';
import { CART_CAP_MXN_CENTS } from '@mercadito/domain/cart/cart-cap';
import { fromCents } from '@mercadito/domain/money/minor-units';
import { type PaysWith, paysWithInPesos } from '@mercadito/domain/orders/cash';
import { deliveryFee } from '@mercadito/domain/town/delivery-fees';
import { centsOf } from '../../platform/amounts.ts';
import { conflict, invalid } from '../../platform/problems/errors.ts';
import { overCap, type StoredCart } from '../cart/index.ts';
import { dueOf } from './order-amounts.ts';

type Form = Pick<Parsed<typeof createOrder>['body'], 'expected_total' | 'pays_with' | 'pays_with_currency'>;

/** Nobody pays another sum than the one on the screen: the goods, which the cap is of, and the fee for where they go. */
function checkTotal({ totals }: StoredCart, feeCents: number, expected: number | undefined): void {
  const totalCents = totals.totalCents + feeCents;
  if (expected !== undefined && centsOf('expected_total', expected) !== totalCents) {
    const facts = { total: fromCents(totalCents), delivery_fee: fromCents(feeCents) };
    throw conflict('prices_changed', 'The total has changed: please look at your cart again.', facts);
  }
  if (totals.totalCents > CART_CAP_MXN_CENTS) throw overCap(0);
}

/** What the customer says will be there: nothing, or what is due or more (CASH-2). */
function paysWithOf({ pays_with, pays_with_currency }: Form, rateMicros: number, cashCents: number): PaysWith | null {
  if (pays_with === undefined || pays_with === null) return null;
  const paysWith = { cents: centsOf('pays_with', pays_with), currency: pays_with_currency ?? 'MXN' };
  if (paysWithInPesos(paysWith, rateMicros) < cashCents) throw invalid('pays_with', 'Must be what is due or more');
  return paysWith;
}

/**
 * What an order is frozen with of money: goods, fee, rate, and what it will be paid with.
 * @param place where it goes
 * @throws 400 on `pays_with` that is less than what is due; 409 `prices_changed` (facts: the new total and its fee), `cart_cap`
 */
export function agreedMoney(cart: StoredCart, place: string, form: Form) {
  const { rateMicros, totals } = cart;
  const feeCents = deliveryFee(cart.deliveryFees, place, totals.totalCents);
  checkTotal(cart, feeCents, form.expected_total);
  const amounts = { order_total_cents: totals.totalCents, delivery_fee_cents: feeCents };
  const paysWith = paysWithOf(form, rateMicros, dueOf({ ...amounts, status: 'pending' }).cashCents);
  return {
    ...amounts,
    usd_mxn_rate_micros: rateMicros,
    pays_with_cents: paysWith?.cents ?? null,
    pays_with_currency: paysWith?.currency ?? null,
  };
}
