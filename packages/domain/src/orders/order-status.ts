import { type Answered, OTHER } from '../answered.ts';

export const ORDER_STATUSES = ['pending', 'shipped', 'delivered', 'delivery_failed', 'cancelled', 'declined'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Who moves an order: its customer, the driver (claiming it or holding it), an Admin. */
export type OrderMover = 'customer' | 'driver' | 'admin';

export const ORDER_MOVE_NAMES = ['take', 'deliver', 'fail', 'cancel', 'decline', 'requeue'] as const;

export type OrderMoveName = (typeof ORDER_MOVE_NAMES)[number];

type OrderMove = {
  readonly name: OrderMoveName;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: readonly OrderMover[];
};

/** The one table of moves: what is not here does not happen. Server, web and tests read it. */
const ORDER_MOVES: readonly OrderMove[] = [
  { name: 'take', from: 'pending', to: 'shipped', by: ['driver', 'admin'] },
  { name: 'cancel', from: 'pending', to: 'cancelled', by: ['customer'] },
  { name: 'decline', from: 'pending', to: 'declined', by: ['admin'] },
  { name: 'deliver', from: 'shipped', to: 'delivered', by: ['driver'] },
  { name: 'fail', from: 'shipped', to: 'delivery_failed', by: ['driver'] },
  { name: 'requeue', from: 'delivery_failed', to: 'pending', by: ['admin'] },
  { name: 'cancel', from: 'delivery_failed', to: 'cancelled', by: ['customer'] },
  { name: 'decline', from: 'delivery_failed', to: 'declined', by: ['admin'] },
];

export function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value);
}

// A status that only a newer server knows allows no move that this version knows of.

/** Whether an order in `from` may ever become `to`, whoever asks. */
export function canMove(from: Answered<OrderStatus>, to: OrderStatus): boolean {
  return ORDER_MOVES.some((move) => move.from === from && move.to === to);
}

/** Whether this kind of person may make that move. Which customer or driver is asked elsewhere. */
export function mayMove(mover: OrderMover, from: Answered<OrderStatus>, to: OrderStatus): boolean {
  return ORDER_MOVES.some((move) => move.from === from && move.to === to && move.by.includes(mover));
}

/** The statuses a named move starts from: the `where status in (…)` of a conditional update. */
export function statusesBefore(name: OrderMoveName): OrderStatus[] {
  return ORDER_MOVES.filter((move) => move.name === name).map((move) => move.from);
}

/** The status a named move leads to. */
export function statusAfter(name: OrderMoveName): OrderStatus {
  const move = ORDER_MOVES.find((each) => each.name === name);
  if (move === undefined) throw new RangeError(`no such move: ${name}`);
  return move.to;
}

/** Whether the Cancel Order button shows: not for cancelled, declined, shipped and delivered orders (ORDER-8). */
export function canCustomerCancel(status: Answered<OrderStatus>): boolean {
  return mayMove('customer', status, 'cancelled');
}

/** Whether its driver may still hand it over, and so asks for the keyword: not before it is taken, nor once it has ended. */
export function canDriverDeliver(status: Answered<OrderStatus>): boolean {
  return mayMove('driver', status, 'delivered');
}

/** Whether an Admin may decline: unless it is shipped, and unless it has ended (ORDER-9). */
export function canAdminDecline(status: Answered<OrderStatus>): boolean {
  return mayMove('admin', status, 'declined');
}

/** Whether an Admin may put a failed delivery back into the queue. */
export function canRequeue(status: Answered<OrderStatus>): boolean {
  return mayMove('admin', status, 'pending');
}

/** While a business has an order in hand: it is made, fetched and brought. What failed or has ended is history to it. */
export const IN_HAND_STATUSES = ['pending', 'shipped'] as const satisfies readonly OrderStatus[];

export const isInHand = (status: Answered<OrderStatus>): boolean => IN_HAND_STATUSES.some((each) => each === status);

/** Whether nothing moves the order any more; of an unknown status nobody can say so. */
export function hasEnded(status: Answered<OrderStatus>): boolean {
  return status !== OTHER && !ORDER_MOVES.some((move) => move.from === status);
}
