import type { Answered } from '../answered.ts';
import { sumCents } from '../money/line-total.ts';
import { countsInTotal, type ItemStatus } from './item-status.ts';

type OrderItemAmount = {
  /** What the line cost when the order was placed, in MXN cents. A status never changes it. */
  readonly itemTotalCents: number;
  readonly status: Answered<ItemStatus>;
};

export type OrderCompanyAmounts = { readonly companyId: number; readonly items: readonly OrderItemAmount[] };

export type OrderTotals = {
  readonly orderTotalCents: number;
  readonly companies: readonly { readonly companyId: number; readonly totalCents: number }[];
};

/** The sum of the approved items of one company, in MXN cents. */
function companyTotalCents(items: readonly OrderItemAmount[]): number {
  return sumCents(items.filter((item) => countsInTotal(item.status)).map((item) => item.itemTotalCents));
}

/**
 * Totals of an order and of each of its companies, in MXN cents, always computed anew from the items:
 * an item that is canceled or not found is out, back to approved it is in again, to the cent (ORDER-10).
 */
export function orderTotals(companies: readonly OrderCompanyAmounts[]): OrderTotals {
  const totals = companies.map(({ companyId, items }) => ({ companyId, totalCents: companyTotalCents(items) }));
  return { orderTotalCents: sumCents(totals.map((company) => company.totalCents)), companies: totals };
}
