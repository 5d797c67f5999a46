import { TextInput } from '@mantine/core';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { AddressPart, PlaceFields, WholeLine } from '../../../entities/addresses/place-fields.tsx';
import { FieldBox } from '../../../shared/forms/field-box.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PhoneField } from '../../../shared/ui/phone-field.tsx';
import type { AddressFormState } from './use-address-form.ts';

const NAMES = { first_name: 'given-name', last_name: 'family-name' } as const;

/** Everything that is asked for, in the order in which one says an address. */
export function AddressFields({ form }: { form: AddressFormState }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <AddressPart title={t('address.who')}>
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
      </AddressPart>
      <AddressPart title={t('address.where')}>
        <PlaceFields
          form={form}
          optional={['street_2', 'exterior_number', 'interior_number']}
          help={{
            street_1: t('address.street_1Help'),
            street_2: t('address.street_2Help'),
            additional_instructions: t('address.referenceHelp'),
          }}
        />
      </AddressPart>
    </>
  );
}
