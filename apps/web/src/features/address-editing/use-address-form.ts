import { addCustomerAddress, type CustomerAddress } from '@mercadito/contracts/addresses';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';

export type AddressFormState = ReturnType<typeof useAddressForm>;

/** What a person fills in; the region is the same for everybody (PLACE-2). */
export function useAddressForm(address: CustomerAddress | null) {
  const { t } = useTranslation('checkout');
  const { user } = useSession();
  // The stored address, or what is known of the person anyway.
  const known: Partial<CustomerAddress> = address ?? {
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
  };
  return useContractForm(addCustomerAddress, {
    initialValues: {
      first_name: known.first_name ?? '',
      last_name: known.last_name ?? '',
      neighborhood: known.neighborhood ?? '',
      exterior_number: known.exterior_number ?? '',
      interior_number: known.interior_number ?? '',
      street_1: known.street_1 ?? '',
      street_2: known.street_2 ?? '',
      telephone_number: known.telephone_number ?? '',
      additional_instructions: known.additional_instructions ?? '',
    },
    labels: {
      first_name: t('address.first_name'),
      last_name: t('address.last_name'),
      telephone_number: t('address.telephone_number'),
      neighborhood: t('address.neighborhood'),
      street_1: t('address.street_1'),
      street_2: t('address.street_2'),
      exterior_number: t('address.exterior_number'),
      interior_number: t('address.interior_number'),
      additional_instructions: t('address.reference'),
    },
    messages: { telephone_number: t('common:phone.format') },
  });
}
