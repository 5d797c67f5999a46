import type { TownAnswer } from '@mercadito/contracts/town';
import { amountText } from '@mercadito/domain/money/typed-number';
import { deliveryHoursText } from '@mercadito/domain/town/delivery-hours';
import { moneyText } from '../../../shared/format/money.ts';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { FeeDraft } from './fee-rows.tsx';
import type { PlaceDraft } from './place-rows.tsx';

/** Amounts as fields begin with them. */
export const valuesOf = ({
  delivery_fees,
  delivery_free_from: from,
  confirms_orders = false,
  drivers_pay_shops = false,
  accent = '',
  about_es = '',
  about_en = '',
  membership_cost_es = '',
  membership_cost_en = '',
  ...town
}: TownAnswer) => {
  const { updated_at: _version, delivery_hours, ...values } = town;
  return {
    ...values,
    confirms_orders,
    drivers_pay_shops,
    accent,
    about_es,
    about_en,
    membership_cost_es,
    membership_cost_en,
    delivery_hours: delivery_hours ?? ('' as const),
    delivery_fees: delivery_fees.map(({ place, fee }): FeeDraft => ({ place, fee: amountText(fee) })),
    delivery_free_from: from === null ? '' : amountText(from),
  };
};

export type TownFormValues = ReturnType<typeof valuesOf>;
export type TownFormState = ReturnType<typeof useTownForm>;

export function useTownForm(town: TownAnswer) {
  const { t } = useTranslation('town');
  return useContractForm('town', 'updateTown', {
    initialValues: valuesOf(town),
    labels: {
      product_name: t('names.product'),
      brand_name: t('names.brand'),
      time_zone: t('where.zone'),
      state: t('where.state'),
      municipality: t('where.municipality'),
      contacts: t('contacts.title'),
      classifieds_url: t('classifieds.label'),
      places: t('places.title'),
      delivery_hours: t('hours.title'),
      delivery_fees: t('fees.title'),
      delivery_free_from: t('fees.freeFrom'),
      delivery_fee_note_es: t('fees.noteEs'),
      delivery_fee_note_en: t('fees.noteEn'),
      confirms_orders: t('confirming.switch'),
      drivers_pay_shops: t('paying.switch'),
      accent: t('look.accent'),
      about_es: t('about.es'),
      about_en: t('about.en'),
      membership_cost_es: t('membership.es'),
      membership_cost_en: t('membership.en'),
    },
    rowLabels: {
      'places.label': t('places.name'),
      'places.postal_code': t('places.code'),
      'contacts.name': t('contacts.name'),
      'contacts.whatsapp': t('contacts.whatsapp'),
      'delivery_fees.fee': (row, typed) => {
        const { places, delivery_fees: fees } = typed as TownFormValues;
        const label = places.find(({ value }) => value === fees[row]?.place)?.label;
        return [t('fees.title'), label].filter(Boolean).join(': ');
      },
    },
    messages: {
      places: t('places.wrong'),
      contacts: t('contacts.wrong'),
      classifieds_url: t('classifieds.wrong'),
      delivery_hours: t('hours.wrong'),
      delivery_fees: t('fees.wrong'),
      delivery_free_from: t('fees.freeFromWrong'),
    },
  });
}

/** How lists are read, for whoever chooses between two versions. */
export const READERS = {
  places: (places: PlaceDraft[] | '') =>
    (places || []).map(({ label, is_served }) => (is_served !== false ? label : `(${label})`)).join(', '),
  contacts: (contacts: TownFormValues['contacts'] | '') => (contacts || []).map(({ name }) => name).join(', '),
  delivery_hours: (hours: TownFormValues['delivery_hours']) => (hours === '' ? '' : deliveryHoursText(hours)),
  delivery_fees: (fees: FeeDraft[] | '') =>
    (fees || []).map(({ place, fee }) => `${place} ${moneyText(Number(fee), 'MXN')}`).join(', '),
};
