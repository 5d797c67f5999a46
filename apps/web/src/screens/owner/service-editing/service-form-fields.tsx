import { Switch, Textarea, TextInput } from '@mantine/core';
import type { Service } from '@mercadito/contracts/services';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { FieldBox } from '../../../shared/forms/field-box.tsx';
import { MoneyField } from '../../../shared/forms/money-field.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PictureField } from '../../../shared/pictures/picture-field.tsx';
import { PhoneField } from '../../../shared/ui/phone-field.tsx';
import { MultiSelect, Select } from '../../../shared/ui/select.tsx';
import classes from './service-editing.module.css';
import { type ServiceChoices, type ServiceFormState, zoneIdsOf } from './use-service-form.ts';

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
    <div className={classes.fields}>
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
      <Switch {...form.getInputProps('is_available', { type: 'checkbox' })} label={form.labels.is_available} />
      <Switch
        {...form.getInputProps('subscription_active', { type: 'checkbox' })}
        label={form.labels.subscription_active}
      />
    </div>
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
