import type { CompanyAddress } from '@mercadito/contracts/customization';
import { regionDefaults } from '@mercadito/domain/places/address';
import { AddressPart, PlaceFields } from '../../../entities/addresses/place-fields.tsx';
import { placeOf, usePlaceTexts } from '../../../entities/addresses/use-place.ts';
import {
  useAddCompanyAddressMutation,
  useUpdateCompanyAddressMutation,
} from '../../../entities/customization/customization-editing.api.ts';
import { FieldBox } from '../../../shared/forms/field-box.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import { PhoneField } from '../../../shared/ui/phone-field.tsx';
import { PartForm } from './part-form.tsx';
import { type FormOf, usePartForm } from './use-part-form.ts';

/** Where a business is. Unlike a person's address it has a second street, and nobody's name (PLACE-2). */
export function CompanyAddressForm({ companyId, stored, readAgain }: FormOf<CompanyAddress>) {
  const { t } = useTranslation('ownerPages');
  const { municipality } = regionDefaults(useSite().product);
  const { labels, messages } = usePlaceTexts();
  const [add] = useAddCompanyAddressMutation();
  const [update] = useUpdateCompanyAddressMutation();
  const form = useContractForm('customization', 'addCompanyAddress', {
    initialValues: placeOf(stored ?? {}),
    labels: { ...labels, street_2: t('address.street_2') },
    messages,
  });
  const part = usePartForm({
    label: 'address',
    form,
    stored,
    readAgain,
    valuesOf: placeOf,
    send: (values, { updated_at, idempotencyKey }) => {
      const sent = { ...values, company: companyId, municipality };
      return stored ? update({ ...sent, adress_id: stored.id, updated_at }) : add({ ...sent, idempotencyKey });
    },
  });
  return (
    <PartForm part={part}>
      <AddressPart title={t('checkout:address.where')}>
        <PlaceFields
          form={form}
          optional={['exterior_number', 'interior_number']}
          help={{
            street_1: t('address.street_1Help'),
            street_2: t('address.street_2Help'),
            additional_instructions: t('address.referenceHelp'),
          }}
        />
        <FieldBox name="telephone_number">
          <PhoneField {...form.field('telephone_number')} required />
        </FieldBox>
      </AddressPart>
    </PartForm>
  );
}
