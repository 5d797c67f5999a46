import type { Answered } from '../answered.ts';
import type { OrderStatus } from '../orders/order-status.ts';

/** For how long after a delivery its driver may say where the house is (PLACE-9): one who has no line all day, too. */
const HOURS = 48;

export type DeliveredOrder = {
  readonly status: Answered<OrderStatus>;
  /** Null before it is delivered. */
  readonly delivered_at: string | null;
};

/** Whether the driver who has brought an order may propose its exact place. */
export const mayProposePlace = ({ status, delivered_at }: DeliveredOrder, now: Date): boolean =>
  status === 'delivered' && delivered_at !== null && now.getTime() - Date.parse(delivered_at) <= HOURS * 3_600_000;
