import { NativeSelect, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { TownAnswer } from '@mercadito/contracts/town';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { useState } from 'react';
import { useUpdateTownMutation } from '../../../entities/town/town.api.ts';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { EditConflictDialog } from '../../../shared/forms/edit-conflict-dialog.tsx';
import { followSaved } from '../../../shared/forms/follow-saved.ts';
import { SaveBar } from '../../../shared/forms/save-bar.tsx';
import { useEditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { tell } from '../../../shared/ui/toast.tsx';
import { ContactRows } from './contact-rows.tsx';
import { DeliveryHoursPart } from './delivery-hours-part.tsx';
import { FeeFields } from './fee-fields.tsx';
import { LookPart } from './look-part.tsx';
import { Part } from './part.tsx';
import { type PlaceDraft, PlaceRows } from './place-rows.tsx';
import { READERS, type TownFormValues, useTownForm, valuesOf } from './use-town-form.ts';

/** Places that were new are known by the value that they have been given, though more was typed meanwhile. */
const withValues = (typed: readonly PlaceDraft[], saved: TownAnswer['places']): PlaceDraft[] =>
  typed.map((place) => ({ ...place, value: place.value ?? saved.find(({ label }) => label === place.label)?.value }));

const zonesWith = (chosen: string): string[] => [
  ...new Set([chosen, ...Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith('America/'))]),
];

interface TownFormProps {
  town: TownAnswer;
  /** What stands there, from the server and no cache. */
  readAgain: () => Promise<TownAnswer>;
}

/** The whole of the town, saved at once over the version that it was opened with. */
export function TownForm({ town: now, readAgain }: TownFormProps) {
  const { t } = useTranslation('town');
  const [town] = useState(now);
  const form = useTownForm(town);
  const conflict = useEditConflict<TownFormValues>(town.updated_at, async () => {
    const current = await readAgain();
    return { values: valuesOf(current), updated_at: current.updated_at };
  });
  const [update] = useUpdateTownMutation();
  const sending = useSubmit(
    form,
    ({ delivery_hours = null, ...values }) =>
      update({ ...values, delivery_hours, updated_at: conflict.lastRead.current }),
    ({ town: saved }) => {
      const values = valuesOf(saved);
      conflict.follow({ values, updated_at: saved.updated_at }, true);
      followSaved(form, values, ({ places }) => ({ places: withValues(places || [], saved.places) }));
      tell(t('saved'));
    },
    { onConflict: conflict.ask },
  );
  const { values } = form;
  return (
    <ContractFormBox form={form} onSubmit={sending.submit} mayBegin={() => !sending.isSending}>
      <Stack gap="xl">
        <Part title={t('names.title')} name="brand">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput {...form.field('product_name')} maxLength={MAX_LENGTH.townName} required withAsterisk />
            <TextInput {...form.field('brand_name')} maxLength={MAX_LENGTH.placeName} required withAsterisk />
          </SimpleGrid>
        </Part>
        <LookPart form={form} />
        <Part title={t('about.title')} help={t('about.help')}>
          <Textarea {...form.field('about_es')} maxLength={MAX_LENGTH.townAbout} autosize minRows={2} />
          <Textarea {...form.field('about_en')} maxLength={MAX_LENGTH.townAbout} autosize minRows={2} />
        </Part>
        <Part title={t('membership.title')} help={t('membership.help', { town: town.product_name })}>
          <Textarea {...form.field('membership_cost_es')} maxLength={MAX_LENGTH.membershipCost} autosize minRows={2} />
          <Textarea {...form.field('membership_cost_en')} maxLength={MAX_LENGTH.membershipCost} autosize minRows={2} />
        </Part>
        <Part title={t('where.title')} name="zone">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput {...form.field('municipality')} maxLength={MAX_LENGTH.placeName} required withAsterisk />
            <TextInput {...form.field('state')} maxLength={MAX_LENGTH.placeName} required withAsterisk />
          </SimpleGrid>
          <NativeSelect
            {...form.field('time_zone')}
            description={t('where.zoneHelp')}
            data={zonesWith(town.time_zone)}
          />
        </Part>
        <Part title={t('places.title')} name="places" help={t('places.help')} error={form.errors.places}>
          <PlaceRows
            places={values.places || []}
            fieldOf={(at, name) => form.getInputProps(`places.${at}.${name}`)}
            onChange={(places) => form.setValues({ places })}
          />
        </Part>
        <Part title={t('hours.title')} name="hours" help={t('hours.help')} error={form.errors.delivery_hours}>
          <DeliveryHoursPart
            value={values.delivery_hours}
            places={values.places || []}
            isTried={Boolean(form.errors.delivery_hours)}
            onChange={(delivery_hours) => form.setValues({ delivery_hours })}
          />
        </Part>
        <Part title={t('fees.title')} help={t('fees.help')} error={form.errors.delivery_fees}>
          <FeeFields form={form} />
        </Part>
        <Part title={t('confirming.title')} help={t('confirming.help')}>
          <Switch
            {...form.getInputProps('confirms_orders', { type: 'checkbox' })}
            size="lg"
            label={t('confirming.switch')}
          />
        </Part>
        <Part title={t('paying.title')} help={t('paying.help')}>
          <Switch
            {...form.getInputProps('drivers_pay_shops', { type: 'checkbox' })}
            size="lg"
            label={t('paying.switch')}
          />
        </Part>
        <Part title={t('contacts.title')} name="contacts" help={t('contacts.help')} error={form.errors.contacts}>
          <ContactRows
            contacts={values.contacts || []}
            fieldOf={(at, name) => form.getInputProps(`contacts.${at}.${name}`)}
            onChange={(contacts) => form.setValues({ contacts })}
          />
        </Part>
        <Part title={t('classifieds.title')}>
          <TextInput
            {...form.field('classifieds_url')}
            description={t('classifieds.help')}
            type="url"
            inputMode="url"
            maxLength={MAX_LENGTH.url}
          />
        </Part>
        <SaveBar form={form} sending={sending} />
      </Stack>
      <EditConflictDialog form={form} conflict={conflict} read={READERS} onKeep={sending.submit} />
    </ContractFormBox>
  );
}
