import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readCheckout, rememberCheckout, useOrderAttempt } from '../../entities/cart/checkout-memory.ts';
import type { CartState } from '../../entities/cart/use-cart.ts';
import { newIdempotencyKey } from '../../shared/api/idempotency.ts';
import { useNavigate } from '../../shared/navigation/link.ts';
import { useUserId } from '../../shared/session/use-session.ts';
import { EMPTY_CHECKOUT, useCheckoutForm } from './checkout/use-checkout-form.ts';
import { type SendOutcome, useSendOrder } from './checkout/use-send-order.ts';

/**
 * The checkout's form and its one order. What is typed, and the key of an order that nobody has answered for yet, survive
 * a reload; the key lives until the server has said yes or no, so that sending again never makes two orders.
 */
export function useCheckout(cart: CartState) {
  const userId = useUserId();
  const navigate = useNavigate();
  const [remembered] = useState(() => readCheckout(userId));
  const form = useCheckoutForm(remembered?.form ?? EMPTY_CHECKOUT);
  const attempt = useOrderAttempt(userId);
  const [sendOrder, isSending] = useSendOrder();
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);
  const isPlaced = useRef(false);
  const isHere = useRef(false);

  useEffect(() => {
    rememberCheckout({ userId, form: form.values, attempt: readCheckout(userId)?.attempt ?? null });
  }, [userId, form.values]);

  // Not before the page is left: the gate would send the person away, their cart being empty now.
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      if (isPlaced.current) rememberCheckout(null);
    };
  }, []);

  /** Sends what is remembered, for the first time or again. */
  const send = async () => {
    const checkout = readCheckout(userId);
    if (!checkout?.attempt || isSending) return;
    const { key, total, user_address } = checkout.attempt;
    const answer = await sendOrder({ userId, form: checkout.form, addressId: user_address, total, key });
    setOutcome(answer);
    if (answer.kind === 'unconfirmed') return;
    if (answer.kind !== 'placed') return rememberCheckout({ ...checkout, attempt: null });
    isPlaced.current = true;
    if (!isHere.current) rememberCheckout(null);
    void navigate(hrefTo('myOrders'), { state: { placed: answer.transactionId } });
  };

  const begin = (addressId: number, total: number) => {
    // A second tap must not take the key away from the order that is on its way.
    if (readCheckout(userId)?.attempt) return;
    const attempt = { key: newIdempotencyKey(), user_address: addressId, total, pieces: Math.max(1, cart.totalItems) };
    rememberCheckout({ userId, form: form.getValues(), attempt });
    return send();
  };

  const forgetOutcome = useCallback(() => setOutcome(null), []);

  return {
    form,
    attempt,
    isSending,
    outcome,
    /** Sends the order for a total the person has agreed to. */
    begin,
    /** Sends the same order again, with the same key. */
    retry: send,
    sayNoDelivery: () => setOutcome({ kind: 'no_delivery' }),
    forgetOutcome,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
