import type { Currency } from '../money/currency.ts';
import { worthInPesos } from '../money/worth-in-pesos.ts';

/** The least that people pay and give back in cash, in MXN cents. */
export const CASH_STEP_CENTS = 50;

/** What is due in cash of a sum, in the customer's favour (CASH-1). */
export const cashDueCents = (totalCents: number): number => totalCents - (totalCents % CASH_STEP_CENTS);

/** A sum as it is given back: in whole coins, in the customer's favour. */
export const inCoins = (cents: number): number => Math.ceil(cents / CASH_STEP_CENTS) * CASH_STEP_CENTS;

/** The note that the customer says will be there. */
export interface PaysWith {
  readonly cents: number;
  readonly currency: Currency;
}

/** What it is worth at the order's rate, MXN cents. */
export const paysWithInPesos = ({ cents, currency }: PaysWith, rateMicros: number): number =>
  worthInPesos(cents, currency, rateMicros);

/**
 * What the driver brings to give back, in whole coins and in the customer's favour; null where nothing is to be paid, or more
 * than is there (CASH-2).
 */
export function changeDueCents(paysWithPesosCents: number, cashCents: number): number | null {
  if (cashCents <= 0 || paysWithPesosCents < cashCents) return null;
  return inCoins(paysWithPesosCents - cashCents);
}
