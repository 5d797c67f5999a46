import { type DeliverySwitch, deliveryAt } from '@mercadito/domain/town/delivery-off';
import { useNow } from '../hooks/use-now.ts';
import { useSettings } from './use-site.tsx';

/** Whether anybody delivers, by the clock, which goes on: what is off until a time is on from then on (SITE-10). */
export function useDeliverySwitch(): DeliverySwitch {
  const { delivery_available: isOn, delivery_off_until: offUntil = null } = useSettings();
  return deliveryAt({ isOn, offUntil }, useNow());
}
