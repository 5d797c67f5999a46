/** The dearest that bringing an order is, in MXN cents. */
export const MAX_DELIVERY_FEE_CENTS = 1_000_00;

/** What bringing an order costs, as the town's Admins have set it (FEE-1). */
export interface DeliveryFees {
  /** In MXN cents; a place that is not among them costs nothing. Each stands once, by its stored value. */
  readonly byPlace: readonly { readonly place: string; readonly cents: number }[];
  /** Goods of so many MXN cents or more are brought free; null where none are. */
  readonly freeFromCents: number | null;
  /** Who earns it, in the town's words; '' for nothing to be said. */
  readonly note: { readonly en: string; readonly es: string };
}

/** What a town begins with. */
export const NO_DELIVERY_FEES: DeliveryFees = { byPlace: [], freeFromCents: null, note: { en: '', es: '' } };

/** Whether anything is ever paid for bringing an order: else nobody reads of it. */
export const hasDeliveryFees = ({ byPlace }: DeliveryFees): boolean => byPlace.some(({ cents }) => cents > 0);

/**
 * What it costs to bring goods of so many MXN cents to a place: once an order, from however many businesses (FEE-2). Nothing is
 * brought where there are no goods.
 */
export function deliveryFee({ byPlace, freeFromCents }: DeliveryFees, place: string, goodsCents: number): number {
  if (goodsCents <= 0 || (freeFromCents !== null && goodsCents >= freeFromCents)) return 0;
  return byPlace.find((each) => each.place === place)?.cents ?? 0;
}

/** What it costs for somebody of whom no place is known: the least of these places, and whether others cost more (FEE-3). */
export function lowestDeliveryFee(
  fees: DeliveryFees,
  places: readonly string[],
  goodsCents: number,
): { readonly cents: number; readonly isLeast: boolean } {
  const each = places.map((place) => deliveryFee(fees, place, goodsCents));
  const cents = each.length > 0 ? Math.min(...each) : 0;
  return { cents, isLeast: each.some((other) => other > cents) };
}
