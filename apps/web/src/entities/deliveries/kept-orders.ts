import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import * as v from 'valibot';
import { createStored, keptWhole } from '../../shared/storage/stored.ts';
import { orderShape, profileShape } from './kept-shape.ts';

const shape = () =>
  v.object({
    id: keptWhole(),
    current_order: v.nullable(v.string()),
    profile: v.nullable(profileShape()),
    /** When the list was last read as a whole; 0 for never. */
    listReadAt: v.number(),
    orders: v.array(v.object({ order: orderShape(), readAt: v.number() })),
  });

type Kept = v.InferOutput<ReturnType<typeof shape>>;
type KeptOrder = Kept['orders'][number];

/** DELIVERY-9: what a driver's device keeps; it holds phones, and of keywords what can be checked and not read. */
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

/** An order as it lies on the device: without the plain keyword (DELIVERY-13). */
const keptForm = (order: DeliveryOrder): DeliveryOrder => ({ ...order, delivery_password: null });

const isActive = (order: DeliveryOrder): boolean => order.is_mine && order.status === 'shipped';

export function keepProfile(profile: DriverProfile): void {
  stored.write({ ...readKept(profile.id), current_order: profile.current_order, profile });
}

/** The whole list of active deliveries takes the place of what was kept. */
export function keepActiveDeliveries(driverId: number, orders: readonly DeliveryOrder[]): void {
  const readAt = Date.now();
  const mine = orders.filter(isActive).map((order) => ({ order: keptForm(order), readAt }));
  stored.write({ ...readKept(driverId), listReadAt: readAt, orders: mine });
}

/** One order anew: kept while it is active, forgotten when it no longer is. */
export function keepOrder(order: DeliveryOrder): void {
  const before = stored.read();
  // Without a profile nobody drives on this device: an Admin looks.
  if (!before?.profile) return;
  const others = before.orders.filter((each) => each.order.transaction_id !== order.transaction_id);
  const orders = isActive(order) ? [...others, { order: keptForm(order), readAt: Date.now() }] : others;
  stored.write({ ...before, orders });
}

export const keptProfile = (driverId: number): DriverProfile | null => readKept(driverId).profile;

/** The active deliveries as last read, with when; null when they never were. */
export function keptActiveDeliveries(driverId: number): { orders: DeliveryOrder[]; readAt: number } | null {
  const { listReadAt, orders } = readKept(driverId);
  return listReadAt === 0 ? null : { orders: orders.map(({ order }) => order), readAt: listReadAt };
}

export function keptOrderOf(driverId: number, transactionId: string): KeptOrder | null {
  return readKept(driverId).orders.find(({ order }) => order.transaction_id === transactionId) ?? null;
}

/** A driver's last answers stay on the device, for where there is no network; a refused call leaves what is kept. */
export async function keepAnswer<T>(answer: Promise<{ data: T }>, keep: (data: T) => void): Promise<void> {
  await answer.then(({ data }) => keep(data)).catch(() => undefined);
}
