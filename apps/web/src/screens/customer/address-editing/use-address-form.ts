import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { placeOf, usePlaceTexts } from '../../../entities/addresses/use-place.ts';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSession } from '../../../shared/session/use-session.ts';

export type AddressFormState = ReturnType<typeof useAddressForm>;

/** A stored address as the form begins with it. */
export const valuesOf = (address: Partial<CustomerAddress>) => ({
  first_name: address.first_name ?? '',
  last_name: address.last_name ?? '',
  ...placeOf(address),
});

/** What a person fills in; the region is the same for everybody (PLACE-2). */
export function useAddressForm(address: CustomerAddress | null) {
  const { t } = useTranslation('checkout');
  const texts = usePlaceTexts();
  const { user } = useSession();
  // The stored address, or what is known of the person anyway.
  const known: Partial<CustomerAddress> = address ?? {
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
  };
  return useContractForm('addresses', 'addCustomerAddress', {
    initialValues: valuesOf(known),
    labels: {
      first_name: t('address.first_name'),
      last_name: t('address.last_name'),
      ...texts.labels,
    },
    messages: texts.messages,
  });
}
