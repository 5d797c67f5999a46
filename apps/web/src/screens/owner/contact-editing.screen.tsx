import { Textarea, TextInput } from '@mantine/core';
import type { Contact } from '@mercadito/contracts/customization';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { useGetContactQuery } from '../../entities/customization/customization.api.ts';
import {
  useAddContactMutation,
  useUpdateContactMutation,
} from '../../entities/customization/customization-editing.api.ts';
import { FieldBox } from '../../shared/forms/field-box.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PhoneField } from '../../shared/ui/phone-field.tsx';
import { SectionForm, useSectionForm } from './customization-editing/section-form.tsx';
import { type FormOf, sectionPage } from './customization-editing/section-page.tsx';

/** How to reach a business, added or changed (SCREEN-26). */
export const Component = sectionPage('contact', useGetContactQuery, ContactForm);

const valuesOf = (contact: Contact | null) => ({
  phone_number: contact?.phone_number ?? '',
  whatsapp_number: contact?.whatsapp_number ?? '',
  email: contact?.email ?? '',
  address: contact?.address ?? '',
});

/** How to reach a business; each of it may stay blank. */
function ContactForm(of: FormOf<Contact>) {
  const { companyId: company_id, stored } = of;
  const { t } = useTranslation('ownerPages');
  const [add] = useAddContactMutation();
  const [update] = useUpdateContactMutation();
  const phoneFormat = t('common:phone.format');
  const form = useContractForm('customization', 'addContact', {
    initialValues: valuesOf(stored),
    labels: {
      phone_number: t('contact.phone_number'),
      whatsapp_number: t('contact.whatsapp_number'),
      email: t('contact.email'),
      address: t('contact.address'),
    },
    messages: { email: t('contact.emailFormat'), phone_number: phoneFormat, whatsapp_number: phoneFormat },
  });
  const section = useSectionForm(of, {
    label: 'contact',
    form,
    valuesOf,
    send: (values, { updated_at, idempotencyKey }) =>
      stored
        ? update({ ...values, company_id, contact_id: stored.id, updated_at })
        : add({ ...values, company_id, idempotencyKey }),
  });
  return (
    <SectionForm section={section}>
      <FieldBox name="phone_number">
        <PhoneField {...form.field('phone_number')} />
      </FieldBox>
      <FieldBox name="whatsapp_number">
        <PhoneField {...form.field('whatsapp_number')} />
      </FieldBox>
      <TextInput {...form.field('email')} type="email" inputMode="email" autoComplete="email" />
      <Textarea {...form.field('address')} maxLength={MAX_LENGTH.contactAddress} autosize minRows={2} />
    </SectionForm>
  );
}
