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
