import type { LoadType } from '@mercadito/contracts/orders/order';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { OTHER } from '@mercadito/domain/answered';
import { CURRENCIES, type Currency } from '@mercadito/domain/money/currency';
import { plainAmount } from '@mercadito/domain/money/typed-number';
import { IF_MISSING, type IfMissing } from '@mercadito/domain/orders/if-missing';
import { LOAD_TYPES } from '@mercadito/domain/orders/load-type';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { chooseAddress } from '../../../entities/addresses/delivery-address.ts';
import { readCheckout, rememberCheckout, useOrderAttempt } from '../../../entities/cart/checkout-memory.ts';
import type { CartState } from '../../../entities/cart/use-cart.ts';
import { useCreateOrderMutation } from '../../../entities/orders/orders.api.ts';
import { isUnconfirmed, problemOf } from '../../../shared/api/api-error.ts';
import { newIdempotencyKey } from '../../../shared/api/decisions.ts';
import { useBusy } from '../../../shared/api/use-action.ts';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useNavigate } from '../../../shared/navigation/router.tsx';
import { useUserId } from '../../../shared/session/use-session.ts';

interface LineSaid {
  item_id: number;
  if_missing: IfMissing;
}

/** What the person fills in at the checkout; the rest of the order is the cart's and the address's. */
type CheckoutValues = {
  load_type: string;
  instruction: string;
  alternate_number: string;
  delivery_password: string;
  pays_with: string;
  pays_with_currency: string;
  if_missing: string;
  /** Lines of which something else is said. */
  if_missing_lines: LineSaid[];
};

const EMPTY_CHECKOUT: CheckoutValues = {
  load_type: '',
  instruction: '',
  alternate_number: '',
  delivery_password: '',
  pays_with: '',
  pays_with_currency: 'MXN',
  if_missing: 'leave_out',
  if_missing_lines: [],
};

/** The lines of which something else was said than of the order, in plain ids. */
export const linesSaid = ({ if_missing_lines }: Pick<CheckoutFormState['values'], 'if_missing_lines'>): LineSaid[] =>
  (if_missing_lines || []).map(({ item_id, if_missing }) => ({ item_id: Number(item_id), if_missing }));

/** As it stands in the fields, to be kept on the device. */
const typed = (values: CheckoutFormState['values']): CheckoutValues => ({
  ...values,
  pays_with: String(values.pays_with),
  if_missing_lines: linesSaid(values),
});

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;

/** The checkout's form, checked by the contract of the call, in the words of docs/product. */
function useCheckoutForm(begun: CheckoutValues) {
  const { t } = useTranslation('checkout');
  return useContractForm('orders/checkout', 'createOrder', {
    // Kept on the device, where anything may stand.
    initialValues: {
      ...begun,
      load_type: LOAD_TYPES.find((type) => type === begun.load_type) ?? '',
      pays_with_currency: CURRENCIES.find((currency) => currency === begun.pays_with_currency) ?? 'MXN',
      if_missing: IF_MISSING.find((word) => word === begun.if_missing) ?? 'leave_out',
    },
    labels: {
      load_type: t('loadType.label'),
      instruction: t('instruction.label'),
      alternate_number: t('backup.label'),
      delivery_password: t('keyword.label'),
      pays_with: t('paysWith.label'),
      pays_with_currency: t('forms:currency'),
      if_missing: t('ifMissing:label'),
      if_missing_lines: t('ifMissing:others'),
    },
    messages: {
      load_type: t('loadType.required'),
      alternate_number: t('common:phone.format'),
      delivery_password: t('keyword.required'),
    },
  });
}

/** What the person has agreed to pay, MXN. */
export interface Agreed {
  readonly total: number;
  /** What of it is for bringing the order. */
  readonly fee: number;
}

interface OrderToSend {
  readonly userId: number;
  readonly form: CheckoutValues;
  readonly addressId: number;
  readonly agreed: Agreed;
  readonly key: string;
}

export type OrderAnswer =
  | { readonly kind: 'placed'; readonly transactionId: string; readonly isToConfirm: boolean }
  /** Nothing was heard: it may or may not have arrived, and is to be sent again with the same key. */
  | { readonly kind: 'unconfirmed'; readonly error: unknown }
  | { readonly kind: 'prices_changed'; readonly before: Agreed; readonly now: Agreed }
  /** Until when, where the server has just said so. */
  | { readonly kind: 'no_delivery'; readonly until?: string | null }
  | { readonly kind: 'refused'; readonly error: unknown };

function answerOf(error: unknown, before: Agreed): OrderAnswer {
  if (isUnconfirmed(error)) return { kind: 'unconfirmed', error };
  const problem = problemOf(error);
  const { total, delivery_fee: fee = 0 } = problem?.facts ?? {};
  if (problem?.code === 'prices_changed' && typeof total === 'number') {
    return { kind: 'prices_changed', before, now: { total, fee: Number(fee) } };
  }
  const until = problem?.facts?.until ?? null;
  if (problem?.code === 'delivery_unavailable') {
    return { kind: 'no_delivery', until: typeof until === 'string' ? until : null };
  }
  return { kind: 'refused', error };
}

/** Sends the cart as an order, once per key. */
function useSendOrder(): (order: OrderToSend) => Promise<OrderAnswer> {
  const [createOrder] = useCreateOrderMutation();
  return async ({ userId, form, addressId, agreed, key }: OrderToSend): Promise<OrderAnswer> => {
    const { data, error } = await createOrder({
      ...form,
      user: userId,
      user_address: addressId,
      // The form's check has let nothing else through.
      load_type: form.load_type as Exclude<LoadType, typeof OTHER>,
      pays_with: plainAmount(form.pays_with),
      pays_with_currency: form.pays_with_currency as Currency,
      if_missing: form.if_missing as IfMissing,
      expected_total: agreed.total,
      idempotencyKey: key,
    });
    return data
      ? { kind: 'placed', transactionId: data.transaction_id, isToConfirm: data.awaits_confirmation === true }
      : answerOf(error, agreed);
  };
}

/** The next order begins anew, and goes to the address by default (PLACE-5). */
function forgetCheckout(): void {
  rememberCheckout(null);
  chooseAddress(null);
}

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
  const sendOrder = useSendOrder();
  const { isBusy: isSending, during } = useBusy();
  const [answer, setAnswer] = useState<OrderAnswer | null>(null);
  const isPlaced = useRef(false);
  const isHere = useRef(false);

  useEffect(() => {
    rememberCheckout({ userId, form: typed(form.values), attempt: readCheckout(userId)?.attempt ?? null });
  }, [userId, form.values]);

  // Not before the page is left: the gate would send the person away, their cart being empty now.
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      if (isPlaced.current) forgetCheckout();
    };
  }, []);

  /** Sends what is remembered, for the first time or again. */
  const sendRemembered = async () => {
    const checkout = readCheckout(userId);
    if (!checkout?.attempt) return;
    const { key, total, fee = 0, user_address } = checkout.attempt;
    const agreed = { total, fee };
    const sent = await sendOrder({ userId, form: checkout.form, addressId: user_address, agreed, key });
    setAnswer(sent);
    if (sent.kind === 'unconfirmed') return;
    if (sent.kind !== 'placed') return rememberCheckout({ ...checkout, attempt: null });
    isPlaced.current = true;
    if (!isHere.current) forgetCheckout();
    navigate(hrefTo('myOrders'), { state: { placed: sent.transactionId, isToConfirm: sent.isToConfirm } });
  };

  const send = () => during(sendRemembered);

  const begin = (addressId: number, agreed: Agreed) => {
    // A second tap must not take the key away from the order that is on its way.
    if (readCheckout(userId)?.attempt) return;
    const pieces = Math.max(1, cart.totalItems);
    const attempt = { key: newIdempotencyKey(), user_address: addressId, ...agreed, pieces };
    rememberCheckout({ userId, form: typed(form.getValues()), attempt });
    return send();
  };

  const forgetAnswer = useCallback(() => setAnswer(null), []);

  // Not before the fields can be written in again: until then none takes the focus.
  const showOnFields = useEffectEvent((error: unknown) => form.showProblem(error) && forgetAnswer());
  const refusal = answer?.kind === 'refused' ? answer.error : null;
  useLayoutEffect(() => {
    if (refusal && !isSending) showOnFields(refusal);
  }, [refusal, isSending]);

  return {
    form,
    attempt,
    isSending,
    /** An order was sent and nobody has answered for it. One that was placed is still remembered until the page is left. */
    isUnconfirmed: attempt !== null && !isSending && answer?.kind !== 'placed',
    answer,
    /** Sends the order for a total the person has agreed to. */
    begin,
    /** Sends the same order again, with the same key. */
    retry: send,
    sayNoDelivery: () => setAnswer({ kind: 'no_delivery' }),
    forgetAnswer,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
