import { Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { Category } from '@mercadito/contracts/categories';
import type { Service } from '@mercadito/contracts/services';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import {
  useListServiceCategoriesQuery,
  useListServiceZonesQuery,
} from '../../../entities/services/service-editing.api.ts';
import { FieldBox } from '../../../shared/forms/field-box.tsx';
import { MoneyField } from '../../../shared/forms/money-field.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useLanguage, useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PictureField } from '../../../shared/pictures/picture-field.tsx';
import { PhoneField } from '../../../shared/ui/phone-field.tsx';
import { MultiSelect, Select } from '../../../shared/ui/select.tsx';
import { serviceFields } from './own-service.ts';
import classes from './service-editing.module.css';

interface ServiceFormFieldsProps {
  form: ServiceFormState;
  choices: ServiceChoices;
  /** The service to change; null for a new one. */
  stored: Service | null;
  /** How much of the picture has left while it is sent. */
  shares: readonly number[] | undefined;
}

/** Everything that is asked for of a service, the picture first. */
export function ServiceFormFields({ form, choices, stored, shares }: ServiceFormFieldsProps) {
  // The one picture there can be is the new one as soon as there is one.
  const kept = stored?.photo_picture && form.values.photo.length === 0 ? [stored] : [];
  return (
    <Stack miw={0}>
      <PictureField
        {...form.field('photo')}
        value={form.values.photo}
        required={!stored}
        stored={kept.map(({ id, photo_picture, name }) => ({ id, picture: photo_picture, name }))}
        {...(shares && { shares })}
      />
      <TextInput {...form.field('name')} autoComplete="off" maxLength={MAX_LENGTH.serviceName} withAsterisk />
      <MoneyField amount={form.field('hour_price')} currency={form.field('currency')} places={3} />
      <FieldBox name="contact_phone">
        <PhoneField {...form.field('contact_phone')} required />
      </FieldBox>
      <Choices form={form} choices={choices} />
      <Textarea
        {...form.field('description')}
        maxLength={MAX_LENGTH.description}
        autosize
        minRows={3}
        maxRows={14}
        withAsterisk
      />
      <Switch {...form.getInputProps('is_available', { type: 'checkbox' })} label={form.labelOf('is_available')} />
      <Switch
        {...form.getInputProps('subscription_active', { type: 'checkbox' })}
        label={form.labelOf('subscription_active')}
      />
    </Stack>
  );
}

function Choices({ form, choices }: Pick<ServiceFormFieldsProps, 'form' | 'choices'>) {
  const { t } = useTranslation('ownerServices');
  const category = form.field('category_id');
  const zones = form.field('zones_ids');
  return (
    <>
      <Select
        {...category}
        value={String(category.value) || null}
        onChange={(id) => category.onChange(id ?? '')}
        data={choices.categories}
        placeholder={t('form.chooseCategory')}
        nothingFoundMessage={t('form.noOptions')}
        allowDeselect={false}
        withAsterisk
      />
      <MultiSelect
        {...zones}
        value={zoneIdsOf(String(zones.value))}
        onChange={(ids) => zones.onChange(ids.join(','))}
        data={choices.zones}
        placeholder={zones.value === '' ? t('form.chooseZones') : ''}
        nothingFoundMessage={t('form.noOptions')}
        hidePickedOptions
        classNames={{ pill: classes.chosenZone }}
        withAsterisk
      />
    </>
  );
}

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

type ServiceChoices = ReturnType<typeof useServiceChoices>;

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
const zoneIdsOf = (ids: string): string[] => [...new Set(ids.split(',').filter(Boolean))];

/** Their names, as they were chosen. */
export const zoneNames = (zones: readonly Choice[], ids: string): string =>
  zoneIdsOf(ids)
    .map((id) => choiceName(zones, id))
    .join(', ');
