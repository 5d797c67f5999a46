/** Money in somebody's hands, each currency by itself; less than nothing is owed to them. */
export interface Cash {
  readonly mxnCents: number;
  readonly usdCents: number;
}

export const NO_CASH: Cash = { mxnCents: 0, usdCents: 0 };

export const sumCash = (amounts: readonly Cash[]): Cash =>
  amounts.reduce(
    (sum, { mxnCents, usdCents }) => ({ mxnCents: sum.mxnCents + mxnCents, usdCents: sum.usdCents + usdCents }),
    NO_CASH,
  );

export const isSameCash = (one: Cash, other: Cash): boolean =>
  one.mxnCents === other.mxnCents && one.usdCents === other.usdCents;
