import { orderStops } from './stops.ts';

interface RunOrder<Part> {
  readonly transaction_id: string;
  readonly location: string;
  readonly order_companies: readonly Part[];
}

interface RunPart {
  readonly order_company_id: number;
  readonly location: string;
}

/** A stop of several orders together: a business's part, or the door where the part is null. */
export interface RunStop<Order, Part> {
  /** What it is known by wherever its place is kept. */
  readonly key: string;
  readonly order: Order;
  readonly part: Part | null;
}

const isDoor = ({ part }: { readonly part: unknown }): boolean => part === null;

/**
 * The stops of all orders in hand as one way: first what is picked up, town by town as each order has it, then the doors
 * (DELIVERY-34).
 * @param isToCome whether something is still to be fetched there
 */
export function runOf<Part extends RunPart, Order extends RunOrder<Part>>(
  orders: readonly Order[],
  isToCome: (part: Part) => boolean,
): RunStop<Order, Part>[] {
  const stops = orders.flatMap((order): RunStop<Order, Part>[] => [
    ...orderStops(order.order_companies.filter(isToCome), order.location).map((part) => ({
      key: `${order.transaction_id} ${part.order_company_id}`,
      order,
      part,
    })),
    { key: order.transaction_id, order, part: null },
  ]);
  return [...stops.filter((stop) => !isDoor(stop)), ...stops.filter(isDoor)];
}

/** The run as the driver has put it, as far as the stops are still there; what has come since stands where it comes by itself. */
export function inChosenOrder<Stop extends { readonly key: string }>(
  stops: readonly Stop[],
  chosen: readonly string[],
): Stop[] {
  const known = chosen.flatMap((key) => stops.find((stop) => stop.key === key) ?? []);
  const places = stops.flatMap(({ key }, place) => (chosen.includes(key) ? [place] : []));
  const put = [...stops];
  for (const [at, place] of places.entries()) put[place] = known[at] as Stop;
  return put;
}

/** Whether a stop may come so early: nobody stands before a door without what is to be brought there. */
export function canMoveTo<Part, Order extends { readonly transaction_id: string }>(
  stops: readonly RunStop<Order, Part>[],
  from: number,
  to: number,
): boolean {
  const [moved, other] = [stops[from], stops[to]];
  if (!moved || !other) return false;
  const isOfOneOrder = moved.order.transaction_id === other.order.transaction_id;
  return !(isOfOneOrder && isDoor(moved) !== isDoor(other));
}

/** The keys with one stop a place earlier or later. */
export function moved(keys: readonly string[], from: number, to: number): string[] {
  const put = [...keys];
  const [key] = put.splice(from, 1);
  if (key !== undefined) put.splice(to, 0, key);
  return put;
}
