import { useDeliveryAddress } from '../../entities/addresses/delivery-address.ts';
import { useSite } from '../../shared/site/use-site.tsx';

/**
 * Where things are brought to who is signed in; read only where some place has days of its own.
 * @param isAsked whether anybody needs to know
 */
export function useMyPlace(isAsked = true): string | undefined {
  const { delivery_hours } = useSite();
  return useDeliveryAddress(isAsked && Boolean(delivery_hours?.places.length)).address?.neighborhood;
}
