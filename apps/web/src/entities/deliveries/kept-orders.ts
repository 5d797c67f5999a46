import { type DeliveryOrder, deliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { type DriverProfile, driverProfile } from '@mercadito/contracts/deliveries/driver';
import * as z from 'zod/mini';
import { createStored } from '../../shared/storage/stored.ts';

const shape = () =>
  z.object({
    id: z.int(),
    current_order: z.nullable(z.string()),
    profile: z.nullable(driverProfile),
    /** When the list was last read as a whole; 0 for never. */
    listReadAt: z.number(),
    orders: z.array(z.object({ order: deliveryOrder, readAt: z.number() })),
  });

type Kept = z.output<ReturnType<typeof shape>>;
export type KeptOrder = Kept['orders'][number];

/** DELIVERY-9: what a driver's device keeps; it holds keywords and phones. */
const stored = createStored('DriverProfile', shape, { area: 'device', perPerson: true });

const nothingOf = (driverId: number): Kept => ({
  id: driverId,
  current_order: null,
  profile: null,
  listReadAt: 0,
  orders: [],
});

function readKept(driverId: number): Kept {
  const found = stored.read();
  // Another driver's orders are nobody's business.
  return found?.id === driverId ? found : nothingOf(driverId);
}

const isInHand = (order: DeliveryOrder): boolean => order.is_mine && order.status === 'shipped';

export function keepProfile(profile: DriverProfile): void {
  stored.write({ ...readKept(profile.id), current_order: profile.current_order, profile });
}

/** The whole list of orders in hand takes the place of what was kept. */
export function keepHands(driverId: number, orders: readonly DeliveryOrder[]): void {
  const readAt = Date.now();
  const mine = orders.filter(isInHand).map((order) => ({ order, readAt }));
  stored.write({ ...readKept(driverId), listReadAt: readAt, orders: mine });
}

/** One order anew: kept while it is in hand, forgotten when it no longer is. */
export function keepOrder(order: DeliveryOrder): void {
  const before = stored.read();
  // Without a profile nobody drives on this device: an Admin looks.
  if (!before?.profile) return;
  const others = before.orders.filter((each) => each.order.transaction_id !== order.transaction_id);
  const orders = isInHand(order) ? [...others, { order, readAt: Date.now() }] : others;
  stored.write({ ...before, orders });
}

export const keptProfile = (driverId: number): DriverProfile | null => readKept(driverId).profile;

/** The orders in hand as last read, with when; null when they never were. */
export function keptHands(driverId: number): { orders: DeliveryOrder[]; readAt: number } | null {
  const { listReadAt, orders } = readKept(driverId);
  return listReadAt === 0 ? null : { orders: orders.map(({ order }) => order), readAt: listReadAt };
}

export function keptOrderOf(driverId: number, transactionId: string): KeptOrder | null {
  return readKept(driverId).orders.find(({ order }) => order.transaction_id === transactionId) ?? null;
}
