import { moneyText } from '../../shared/format/money.ts';

interface Amounts {
  readonly mxn: number;
  readonly usd: number;
}

/** `$120.00 MXN`, with dollars where there are any: `$120.00 MXN + $5.00 USD`; less than nothing with its sign. */
export function cashText({ mxn, usd }: Amounts): string {
  const texts = [mxn !== 0 || usd === 0 ? moneyText(mxn, 'MXN') : null, usd !== 0 ? moneyText(usd, 'USD') : null];
  return texts.filter((text) => text !== null).join(' + ');
}

export const isSameAmount = (one: Amounts, other: Amounts): boolean => one.mxn === other.mxn && one.usd === other.usd;

const CENTS = 100;

/** What is held of these orders together, in whole cents, as sums of fractions drift. */
export function heldOf(orders: readonly { readonly held: Amounts }[]): Amounts {
  const sum = (currency: keyof Amounts) =>
    orders.reduce((cents, { held }) => cents + Math.round(held[currency] * CENTS), 0) / CENTS;
  return { mxn: sum('mxn'), usd: sum('usd') };
}
