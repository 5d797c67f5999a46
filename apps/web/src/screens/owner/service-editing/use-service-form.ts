import type { Service } from '@mercadito/contracts/services';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { serviceFields } from './service-fields.ts';

export type ServiceForm = ReturnType<typeof useServiceForm>;

const BLANK: Omit<ReturnType<typeof serviceFields>, never> = {
  name: '',
  hour_price: '',
  currency: 'MXN',
  contact_phone: '',
  category_id: '',
  zones_ids: '',
  description: '',
  is_available: true,
  subscription_active: false,
};

/** What an owner fills in of a service. @param service the one to change; null for a new one, which needs its picture */
export function useServiceForm(service: Service | null) {
  const { t } = useTranslation('ownerServices');
  return useContractForm('services', service ? 'updateService' : 'createService', {
    initialValues: { photo: [], ...(service ? serviceFields(service) : BLANK) },
    labels: {
      photo: t('form.photo'),
      name: t('form.name'),
      hour_price: t('form.hour_price'),
      currency: t('form.currency'),
      contact_phone: t('form.contact_phone'),
      category_id: t('form.category'),
      zones_ids: t('form.zones'),
      description: t('form.description'),
      is_available: t('form.available'),
      subscription_active: t('form.members'),
    },
    missing: {
      name: t('missing.name'),
      category_id: t('missing.category'),
      zones_ids: t('missing.zones'),
      description: t('missing.description'),
    },
    // Blank, a change leaves it as it is: that is for those who do not know it.
    needed: ['description'],
    messages: { photo: t('form.photoRequired'), contact_phone: t('common:phone.format') },
  });
}
