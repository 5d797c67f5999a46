import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { regionDefaults } from '@mercadito/domain/places/address';
import {
  useAddCustomerAddressMutation,
  useUpdateCustomerAddressMutation,
} from '../../entities/addresses/addresses.api.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { SaveBar } from '../../shared/forms/save-bar.tsx';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useUserId } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.ts';
import { tell } from '../../shared/ui/toast.tsx';
import { AddressFields } from './address-fields.tsx';
import classes from './address-form.module.css';
import { useAddressForm } from './use-address-form.ts';
import { useKeptAddress } from './use-kept-address.ts';

interface AddressFormProps {
  /** The address to change; null for a first one. */
  address: CustomerAddress | null;
  onSaved: () => void;
  onDiscard: () => void;
}

/** Registers or changes the delivery address (PLACE-3). */
export function AddressForm({ address, onSaved, onDiscard }: AddressFormProps) {
  const { t } = useTranslation('checkout');
  const user_id = useUserId();
  const { municipality } = regionDefaults(useSite().product);
  const [add] = useAddCustomerAddressMutation();
  const [update] = useUpdateCustomerAddressMutation();
  const form = useAddressForm(address);
  useKeptAddress(form, address?.id ?? null);

  const save = (values: ReturnType<typeof form.getTransformedValues>) =>
    address ? update({ ...values, user_id, adress_id: address.id }) : add({ ...values, user: user_id, municipality });
  const sending = useSubmit(form, save, () => {
    tell(t('address.saved'));
    onSaved();
  });

  return (
    <ContractFormBox form={form} onSubmit={sending.submit}>
      <div className={classes.form}>
        <AddressFields form={form} />
        <SaveBar form={form} sending={sending} onDiscard={onDiscard} />
      </div>
    </ContractFormBox>
  );
}
