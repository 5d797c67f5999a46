import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { orderStops } from '@mercadito/domain/deliveries/stops';
import { countsInTotal } from '@mercadito/domain/orders/item-status';

type Part = DeliveryOrder['order_companies'][number];

/** A stop of an order with its number on the way; without a part it is the customer's door. */
export interface NextStop {
  readonly number: number;
  readonly part: Part | null;
}

export const isToFetch = ({ picked_up_at, orderItem }: Part): boolean =>
  picked_up_at === null && orderItem.some(({ status }) => countsInTotal(status));

/**
 * Where a driver still has to stop, the next one first: each business of which something is to be fetched, then the door. Nobody has
 * to tick anything, and a business of which nothing is left need not be gone to (DELIVERY-33).
 */
export function stopsToCome({ order_companies, location }: DeliveryOrder): readonly [NextStop, ...NextStop[]] {
  const stops = orderStops(order_companies, location).map((part, index) => ({ number: index + 1, part }));
  const door = { number: stops.length + 1, part: null };
  const [first, ...others] = stops.filter(({ part }) => isToFetch(part));
  return first ? [first, ...others, door] : [door];
}

/** Whether nothing is left to fetch and the driver has not said that they set out; an older server cannot be told (DELIVERY-35). */
export const hasToSetOut = (order: DeliveryOrder): boolean =>
  order.on_way_at === null && stopsToCome(order)[0].part === null;
