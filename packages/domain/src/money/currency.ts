export const CURRENCIES = ['MXN', 'USD'] as const;

/** The two currencies of the marketplace; every total is in MXN (spec 1 §1). */
export type Currency = (typeof CURRENCIES)[number];

export function isCurrency(value: unknown): value is Currency {
  return value === 'MXN' || value === 'USD';
}

/** Reads a stored or received currency: USD is USD, anything else is MXN (spec 1 §3 "USD or otherwise MXN"). */
export function currencyOf(value: unknown): Currency {
  return value === 'USD' ? 'USD' : 'MXN';
}
