import type { CompanyAddress } from '@mercadito/contracts/customization';
import { AddressSection, PlaceFields, placeOf, usePlaceTexts } from '../../entities/addresses/place-fields.tsx';
import {
  useAddCompanyAddressMutation,
  useGetCompanyAddressQuery,
  useUpdateCompanyAddressMutation,
} from '../../entities/customization/customization-editing.api.ts';
import { FieldBox } from '../../shared/forms/field-box.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { PhoneField } from '../../shared/ui/phone-field.tsx';
import { SectionForm, useSectionForm } from './customization-editing/section-form.tsx';
import { type FormOf, sectionPage } from './customization-editing/section-page.tsx';

/** Where a business is, added or changed (SCREEN-26). */
export const Component = sectionPage('address', useGetCompanyAddressQuery, CompanyAddressForm);

/** Where a business is. Unlike a person's address it has a second street, and nobody's name (PLACE-2). */
function CompanyAddressForm(of: FormOf<CompanyAddress>) {
  const { companyId: company, stored } = of;
  const { t } = useTranslation('ownerPages');
  const { municipality } = useSite();
  const { labels, messages, missing } = usePlaceTexts();
  const [add] = useAddCompanyAddressMutation();
  const [update] = useUpdateCompanyAddressMutation();
  const form = useContractForm('customization', 'addCompanyAddress', {
    initialValues: placeOf(stored ?? {}),
    labels: { ...labels, street_2: t('address.street_2') },
    messages,
    missing,
  });
  const section = useSectionForm(of, {
    label: 'address',
    form,
    valuesOf: placeOf,
    send: (values, { updated_at, idempotencyKey }) => {
      const sent = { ...values, company, municipality };
      return stored ? update({ ...sent, adress_id: stored.id, updated_at }) : add({ ...sent, idempotencyKey });
    },
  });
  return (
    <SectionForm section={section}>
      <AddressSection title={t('checkout:address.where')}>
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
      </AddressSection>
    </SectionForm>
  );
}
