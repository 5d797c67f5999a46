import { Alert, Stack, TextInput } from '@mantine/core';
import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import {
  useAddAnotherAddressMutation,
  useLazyListCustomerAddressesQuery,
  useUpdateCustomerAddressMutation,
} from '../../../entities/addresses/addresses.api.ts';
import { AddressSection, PlaceFields, WholeLine } from '../../../entities/addresses/place-fields.tsx';
import { isAbsent } from '../../../shared/api/api-error.ts';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { FieldBox } from '../../../shared/forms/field-box.tsx';
import { SaveBar } from '../../../shared/forms/save-bar.tsx';
import { useEditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
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
  /** The address to change; null for a new one. */
  address: CustomerAddress | null;
  /** It was deleted meanwhile: what is typed is kept, and saved as a new one. */
  isGone: boolean;
  onSaved: (saved: CustomerAddress) => void;
  onDiscard: () => void;
}

/** Registers or changes a delivery address (PLACE-3). */
export function AddressForm({ address, isGone, onSaved, onDiscard }: AddressFormProps) {
  const { t } = useTranslation('checkout');
  const { t: ofAddresses } = useTranslation('addresses');
  const user_id = useUserId();
  const { municipality } = useSite();
  const [add] = useAddAnotherAddressMutation();
  const [update] = useUpdateCustomerAddressMutation();
  const form = useAddressForm(address);
  const [refetch] = useLazyListCustomerAddressesQuery();
  const conflict = useEditConflict<typeof form.values>(address?.updated_at ?? '', async () => {
    const { results } = await refetch().unwrap();
    const current = results.find(({ id }) => id === address?.id);
    return { values: valuesOf(current ?? {}), updated_at: current?.updated_at ?? '' };
  });
  useKeptAddress(form, address?.id ?? null, conflict.lastRead);

  const save = async (values: SentAddress) => {
    if (!address || isGone) return add({ ...values, municipality });
    const updated_at = conflict.lastRead.current;
    const answer = await update({ ...values, user_id, adress_id: address.id, ...(updated_at && { updated_at }) });
    // Where nothing has told of it: what is read now says that it is gone.
    if (isAbsent(answer.error)) void refetch();
    return answer;
  };
  const sending = useSubmit(
    form,
    save,
    (saved) => {
      tell(t('address.saved'));
      onSaved(saved);
    },
    { onConflict: conflict.ask },
  );

  return (
    <ContractFormBox form={form} onSubmit={sending.submit}>
      <Stack maw="46rem">
        <div role="alert">{isGone && <Alert color="yellow">{ofAddresses('gone')}</Alert>}</div>
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
  const { t: ofAddresses } = useTranslation('addresses');
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
            <PhoneField {...form.field('telephone_number')} description={t('address.telephone_numberHelp')} required />
          </FieldBox>
        </WholeLine>
      </AddressSection>
      <AddressSection title={t('address.where')}>
        <WholeLine>
          <TextInput
            {...form.field('address_name')}
            description={ofAddresses('nameHelp')}
            autoComplete="off"
            maxLength={MAX_LENGTH.addressName}
          />
        </WholeLine>
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
