interface Placed {
  /** The town, as it is stored. */
  readonly location: string;
}

/**
 * The businesses of an order in the order in which to stop at them: those of one town one after the other, and those of
 * the customer's own town last, since the way ends there (DELIVERY-25). Within a town they stay as they are ordered.
 * @param drop the town of the customer's door
 */
export function orderStops<Stop extends Placed>(pickUps: readonly Stop[], drop: string): Stop[] {
  const towns = [...new Set(pickUps.map(({ location }) => location))];
  const townsInOrder = [...towns.filter((town) => town !== drop), drop];
  return townsInOrder.flatMap((town) => pickUps.filter(({ location }) => location === town));
}

/** The towns of the way in that order, each once, the customer's last; a business without a town has none. */
export function townsOfRoute(pickUps: readonly Placed[], drop: string): string[] {
  const towns = orderStops(pickUps, drop).map(({ location }) => location);
  return [...new Set([...towns.filter((town) => town !== '' && town !== drop), drop])];
}

/** How many places there are to stop at: each business, and the customer's door. */
export const countStops = (pickUps: readonly Placed[]): number => pickUps.length + 1;
