import { addCustomerAddress } from '@mercadito/contracts/addresses';
import { type ContractForm, useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** What a person fills in; the region is the same for everybody (spec 1 §5). */
const schema = addCustomerAddress.body?.omit({
  user: true,
  postal_code: true,
  country: true,
  state: true,
  municipality: true,
});

export type AddressValues = {
  first_name: string;
  last_name: string;
  neighborhood: string;
  exterior_number: string;
  interior_number: string;
  street_1: string;
  street_2: string;
  telephone_number: string;
  additional_instructions: string;
};

export type AddressFormState = ContractForm<AddressValues>;

/** The address form, checked by the contract of the call that stores it. */
export function useAddressForm(initialValues: AddressValues): AddressFormState {
  const { t } = useTranslation();
  if (!schema) throw new Error('addCustomerAddress has no body');
  return useContractForm<AddressValues>({
    schema,
    initialValues,
    messages: { telephone_number: t('phone.format') },
  });
}
