import type { Answered } from '../answered.ts';
import { countsInTotal, type ItemStatus } from './item-status.ts';
import type { OrderStatus } from './order-status.ts';

/** How many businesses there is something to fetch from, and from how many it was fetched. */
export type PickUps = { readonly done: number; readonly total: number };

/** What is stored of one business's part of an order; an older server does not tell when it was fetched. */
export type OrderPart = {
  readonly picked_up_at?: string | null | undefined;
  readonly orderItem: readonly { readonly status: Answered<ItemStatus> }[];
};

/** A business of which nothing is left need not be gone to, unless it was. */
export function pickUpsOf(parts: readonly OrderPart[]): PickUps {
  const done = parts.filter((part) => part.picked_up_at != null);
  const others = parts.filter((part) => part.picked_up_at == null);
  const toCome = others.filter(({ orderItem }) => orderItem.some(({ status }) => countsInTotal(status)));
  return { done: done.length, total: done.length + toCome.length };
}

export type StagedOrder = {
  readonly status: Answered<OrderStatus>;
  /** Whether an Admin has to say first that it is meant (DISPATCH-14). */
  readonly awaits_confirmation?: boolean | undefined;
  /** Of those parts that whoever looks may know; without them none was fetched as far as is known. */
  readonly pick_ups?: PickUps | undefined;
  /** When its driver said that they set out for the customer; not told by an older server. */
  readonly on_way_at?: string | null | undefined;
};

export type OrderStage =
  | { readonly name: Exclude<Answered<OrderStatus>, 'shipped'> | 'to_confirm' | 'taken' | 'on_the_way' }
  | ({ readonly name: 'picking_up' } & PickUps);

/**
 * Where an order stands, for everybody who looks at it (ORDER-15). A driver need not tick anything: what was not ticked is
 * never shown as missing, so with nothing ticked an order is taken, and one that was delivered asks for no pick-ups. On the way
 * is what the driver says, or where all was fetched.
 */
export function orderStage({ status, awaits_confirmation, pick_ups, on_way_at }: StagedOrder): OrderStage {
  if (status === 'pending' && awaits_confirmation) return { name: 'to_confirm' };
  if (status !== 'shipped') return { name: status };
  if (on_way_at) return { name: 'on_the_way' };
  const { done, total } = pick_ups ?? { done: 0, total: 0 };
  if (done === 0) return { name: 'taken' };
  return done < total ? { name: 'picking_up', done, total } : { name: 'on_the_way' };
}
