export const CURRENCIES = ['MXN', 'USD'] as const;

/** The two currencies of the marketplace; every total is in MXN (MONEY-1). */
export type Currency = (typeof CURRENCIES)[number];
