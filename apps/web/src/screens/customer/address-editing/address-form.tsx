import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { regionDefaults } from '@mercadito/domain/places/address';
import {
  useAddCustomerAddressMutation,
  useLazyGetCustomerAddressQuery,
  useUpdateCustomerAddressMutation,
} from '../../../entities/addresses/addresses.api.ts';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { SaveBar } from '../../../shared/forms/save-bar.tsx';
import { useEditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import { tell } from '../../../shared/ui/toast.tsx';
import { AddressFields } from './address-fields.tsx';
import classes from './address-form.module.css';
import { useAddressForm, valuesOf } from './use-address-form.ts';
import { useKeptAddress } from './use-kept-address.ts';

// Rarely asked.
const AddressConflict = lazyChunk(() => import('./address-conflict.tsx').then((m) => m.AddressConflict));

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
  const [readAgain] = useLazyGetCustomerAddressQuery();
  const conflict = useEditConflict<typeof form.values>(address?.updated_at ?? '', async () => {
    const current = await readAgain({ userId: user_id }).unwrap();
    return { values: valuesOf(current), updated_at: current.updated_at ?? '' };
  });
  useKeptAddress(form, address?.id ?? null, conflict.lastRead);

  const save = (values: ReturnType<typeof form.getTransformedValues>) => {
    if (!address) return add({ ...values, user: user_id, municipality });
    const updated_at = conflict.lastRead.current;
    return update({ ...values, user_id, adress_id: address.id, ...(updated_at && { updated_at }) });
  };
  const sending = useSubmit(
    form,
    save,
    () => {
      tell(t('address.saved'));
      onSaved();
    },
    { onConflict: conflict.ask },
  );

  return (
    <ContractFormBox form={form} onSubmit={sending.submit}>
      <div className={classes.form}>
        <AddressFields form={form} />
        <SaveBar form={form} sending={sending} onDiscard={onDiscard} />
        {conflict.current && <AddressConflict form={form} conflict={conflict} onKeep={sending.submit} />}
      </div>
    </ContractFormBox>
  );
}
