import { Stack, TextInput } from '@mantine/core';
import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import {
  useAddCustomerAddressMutation,
  useLazyGetCustomerAddressQuery,
  useUpdateCustomerAddressMutation,
} from '../../../entities/addresses/addresses.api.ts';
import { AddressSection, PlaceFields, WholeLine } from '../../../entities/addresses/place-fields.tsx';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { FieldBox } from '../../../shared/forms/field-box.tsx';
import { SaveBar } from '../../../shared/forms/save-bar.tsx';
import { useEditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import { PhoneField } from '../../../shared/ui/phone-field.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { type AddressFormState, useAddressForm, useKeptAddress, valuesOf } from './use-address-form.ts';

// Rarely asked.
const EditConflictDialog = lazyChunk(() =>
  import('../../../shared/forms/edit-conflict-dialog.tsx').then(
    (m) => m.EditConflictDialog<AddressFormState['values'], SentAddress>,
  ),
);

type SentAddress = ReturnType<AddressFormState['getTransformedValues']>;

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
  const { municipality } = useSite();
  const [add] = useAddCustomerAddressMutation();
  const [update] = useUpdateCustomerAddressMutation();
  const form = useAddressForm(address);
  const [refetch] = useLazyGetCustomerAddressQuery();
  const conflict = useEditConflict<typeof form.values>(address?.updated_at ?? '', async () => {
    const current = await refetch({ userId: user_id }).unwrap();
    return { values: valuesOf(current), updated_at: current.updated_at ?? '' };
  });
  useKeptAddress(form, address?.id ?? null, conflict.lastRead);

  const save = (values: SentAddress) => {
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
      <Stack maw="46rem">
        <AddressFields form={form} />
        <SaveBar form={form} sending={sending} onDiscard={onDiscard} />
        {conflict.current && <EditConflictDialog form={form} conflict={conflict} onKeep={sending.submit} />}
      </Stack>
    </ContractFormBox>
  );
}

const NAMES = { first_name: 'given-name', last_name: 'family-name' } as const;

/** Everything that is asked for, in the order in which one says an address. */
function AddressFields({ form }: { form: AddressFormState }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <AddressSection title={t('address.who')}>
        {(['first_name', 'last_name'] as const).map((name) => (
          <TextInput
            key={name}
            {...form.field(name)}
            autoComplete={NAMES[name]}
            maxLength={MAX_LENGTH.personName}
            withAsterisk
            required
          />
        ))}
        <WholeLine>
          <FieldBox name="telephone_number">
            <PhoneField {...form.field('telephone_number')} required />
          </FieldBox>
        </WholeLine>
      </AddressSection>
      <AddressSection title={t('address.where')}>
        <PlaceFields
          form={form}
          optional={['street_2', 'exterior_number', 'interior_number']}
          help={{
            street_1: t('address.street_1Help'),
            street_2: t('address.street_2Help'),
            additional_instructions: t('address.referenceHelp'),
          }}
        />
      </AddressSection>
    </>
  );
}
