import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { pinText } from '@mercadito/domain/places/position';
import { useSetAddressPinMutation } from '../../../entities/addresses/addresses.api.ts';

/** Gives an address the exact place again that it has now. */
export function usePutPinBack({ id, pin }: CustomerAddress) {
  const [set] = useSetAddressPinMutation();
  return () =>
    set({
      addressId: id,
      where: pin ? pinText(pin) : '',
      ...(pin?.accuracy_m != null && { accuracy_m: pin.accuracy_m }),
    });
}
