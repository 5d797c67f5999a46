import type { Category } from '@mercadito/contracts/categories';
import type { Service } from '@mercadito/contracts/services';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import {
  useListServiceCategoriesQuery,
  useListServiceZonesQuery,
} from '../../../entities/services/service-editing.api.ts';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { serviceFields } from './own-service.ts';

export type ServiceFormState = ReturnType<typeof useServiceForm>;

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

interface Choice {
  /** The id in digits. */
  readonly value: string;
  readonly label: string;
}

export type ServiceChoices = ReturnType<typeof useServiceChoices>;

/** The categories and zones to choose from; where they cannot be had there are none but those that the service has. */
export function useServiceChoices(service: Service | null) {
  const language = useLanguage();
  const categories = useListServiceCategoriesQuery();
  const zones = useListServiceZonesQuery();
  const choicesOf = (all: readonly Category[] = [], own: readonly Category[] = []): Choice[] =>
    [...all, ...own.filter(({ id }) => all.every((each) => each.id !== id))].map((each) => ({
      value: String(each.id),
      label: categoryName(each, language),
    }));
  return {
    categories: choicesOf(categories.data, service ? [service.category] : []),
    zones: choicesOf(zones.data, service?.zones),
  };
}

/** What the choice with this id is called. */
export const choiceName = (choices: readonly Choice[], id: string): string =>
  choices.find(({ value }) => value === id)?.label ?? id;

/** '3,1,3' → ['3', '1']: the zones of the form, each once. */
export const zoneIdsOf = (ids: string): string[] => [...new Set(ids.split(',').filter(Boolean))];

/** Their names, as they were chosen. */
export const zoneNames = (zones: readonly Choice[], ids: string): string =>
  zoneIdsOf(ids)
    .map((id) => choiceName(zones, id))
    .join(', ');
