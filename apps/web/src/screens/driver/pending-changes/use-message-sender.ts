import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import type { MessageSender } from '@mercadito/domain/deliveries/delivery-messages';
import { useSite } from '../../../shared/site/use-site.ts';

/** Who writes to those who wait for an order: the driver who delivers it and looks at it; undefined for all others. */
export function useMessageSender(order: DeliveryOrder): MessageSender | undefined {
  const { brand } = useSite();
  const { is_mine, status, order_delivery_info: holder, transaction_id: number } = order;
  if (!is_mine || status !== 'shipped' || !holder) return undefined;
  return { driver: holder.driver_name, brand, number };
}
