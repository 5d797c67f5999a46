import { worthInPesos } from '../money/worth-in-pesos.ts';
import { inCoins } from './cash.ts';

/** The most of either currency that is taken at one door, as on the wire. */
export const MOST_TAKEN = 100_000;

/** What a customer hands over at the door, before anything is given back. */
export interface Taken {
  readonly mxnCents: number;
  readonly usdCents: number;
}

/** What it is worth at the order's rate, MXN cents. */
export const takenInPesos = ({ mxnCents, usdCents }: Taken, rateMicros: number): number =>
  mxnCents + worthInPesos(usdCents, 'USD', rateMicros);

export interface Settled {
  /** What is given back, in whole coins and in the customer's favour. */
  readonly changeCents: number;
  /** What is still due. */
  readonly missingCents: number;
}

/** What becomes of what was taken beside what is due in cash, MXN cents (CASH-3). */
export const settled = (pesosCents: number, cashCents: number): Settled => ({
  changeCents: inCoins(Math.max(0, pesosCents - cashCents)),
  missingCents: Math.max(0, cashCents - pesosCents),
});
