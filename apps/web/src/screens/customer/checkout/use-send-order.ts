import type { LoadType } from '@mercadito/contracts/orders/order';
import type { OTHER } from '@mercadito/domain/answered';
import { useCreateOrderMutation } from '../../../entities/orders/checkout.api.ts';
import { isUnconfirmed, problemOf } from '../../../shared/api/api-error.ts';
import type { CheckoutValues } from './use-checkout-form.ts';

interface OrderToSend {
  readonly userId: number;
  readonly form: CheckoutValues;
  readonly addressId: number;
  /** MXN, what the person has agreed to. */
  readonly total: number;
  readonly key: string;
}

/** What became of an order that was sent. */
export type SendOutcome =
  | { readonly kind: 'placed'; readonly transactionId: string }
  /** Nothing was heard: it may or may not have arrived, and is to be sent again with the same key. */
  | { readonly kind: 'unconfirmed'; readonly error: unknown }
  | { readonly kind: 'prices_changed'; readonly before: number; readonly now: number }
  | { readonly kind: 'no_delivery' }
  | { readonly kind: 'refused'; readonly error: unknown };

function outcomeOf(error: unknown, total: number): SendOutcome {
  if (isUnconfirmed(error)) return { kind: 'unconfirmed', error };
  const problem = problemOf(error);
  const now = problem?.facts?.total;
  if (problem?.code === 'prices_changed' && typeof now === 'number') {
    return { kind: 'prices_changed', before: total, now };
  }
  if (problem?.code === 'delivery_unavailable') return { kind: 'no_delivery' };
  return { kind: 'refused', error };
}

/** Sends the cart as an order, once per key. */
export function useSendOrder(): readonly [(order: OrderToSend) => Promise<SendOutcome>, boolean] {
  const [createOrder, { isLoading }] = useCreateOrderMutation();
  const send = async ({ userId, form, addressId, total, key }: OrderToSend): Promise<SendOutcome> => {
    const { data, error } = await createOrder({
      ...form,
      user: userId,
      user_address: addressId,
      // The form's check has let nothing else through.
      load_type: form.load_type as Exclude<LoadType, typeof OTHER>,
      expected_total: total,
      idempotencyKey: key,
    });
    return data ? { kind: 'placed', transactionId: data.transaction_id } : outcomeOf(error, total);
  };
  return [send, isLoading];
}
