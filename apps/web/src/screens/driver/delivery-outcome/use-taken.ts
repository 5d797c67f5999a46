import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { PROVISIONAL_RATE_MICROS, toRateMicros } from '@mercadito/domain/money/exchange-rate';
import { fromCents, toCents } from '@mercadito/domain/money/minor-units';
import { amountText, plainAmount } from '@mercadito/domain/money/typed-number';
import { MOST_TAKEN, settled, takenInPesos } from '@mercadito/domain/orders/taken';
import { useRef, useState } from 'react';
import { cashOf } from '../deliveries/order-facts.tsx';

interface Typed {
  readonly mxn: string;
  readonly usd: string;
}

/** What will be handed over as far as is known: what the customer said, else what is due. */
function expected(order: DeliveryOrder, takesDollars: boolean): Typed {
  const { pays_with, change_due } = order;
  const isSaid = pays_with && typeof change_due === 'number';
  if (isSaid && pays_with.currency === 'MXN') return { mxn: amountText(pays_with.amount), usd: '' };
  if (isSaid && pays_with.currency === 'USD' && takesDollars) return { mxn: '', usd: amountText(pays_with.amount) };
  return { mxn: amountText(cashOf(order)), usd: '' };
}

/** Null where it cannot be read, or is more than anybody carries. */
function centsIn(text: string): number | null {
  if (text.trim() === '') return 0;
  const plain = plainAmount(text);
  return plain === null || Number(plain) > MOST_TAKEN ? null : toCents(Number(plain));
}

/** What the driver has been handed at the door, which begins as what is due (CASH-3). */
export function useTaken(order: DeliveryOrder) {
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const fields = { mxn: useRef<HTMLInputElement>(null), usd: useRef<HTMLInputElement>(null) };
  // A server of before does not say what a dollar counts.
  const rateMicros = toRateMicros(order.usd_mxn_value ?? 0);
  const shown = { ...expected(order, rateMicros !== null), ...typed };
  const [mxn, usd] = [centsIn(shown.mxn), centsIn(shown.usd)];
  const cashCents = toCents(cashOf(order)) ?? 0;
  const cents = mxn === null || usd === null ? null : { mxnCents: mxn, usdCents: usd };
  const pesosCents = cents && takenInPesos(cents, rateMicros ?? PROVISIONAL_RATE_MICROS);
  const result = pesosCents === null ? null : settled(pesosCents, cashCents);
  const taken = cents &&
    result && {
      mxn: fromCents(cents.mxnCents),
      usd: fromCents(cents.usdCents),
      change: fromCents(result.changeCents),
    };
  return {
    ...shown,
    fields,
    cashCents,
    pesosCents,
    takesDollars: rateMicros !== null,
    wrong: mxn === null ? ('mxn' as const) : usd === null ? ('usd' as const) : null,
    settled: result,
    /** As it is sent; null while it cannot be read. */
    taken,
    type: (currency: keyof Typed, text: string) => setTyped((before) => ({ ...before, [currency]: text })),
  };
}

export type TakenAtDoor = ReturnType<typeof useTaken>;
