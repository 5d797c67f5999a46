import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** A field that a person's and a business's address both ask for. */
export type PlaceName =
  | 'neighborhood'
  | 'exterior_number'
  | 'interior_number'
  | 'street_1'
  | 'street_2'
  | 'telephone_number'
  | 'additional_instructions';

/** What these fields begin with. */
export const placeOf = (known: Partial<Pick<CustomerAddress, PlaceName>>): Record<PlaceName, string> => ({
  neighborhood: known.neighborhood ?? '',
  exterior_number: known.exterior_number ?? '',
  interior_number: known.interior_number ?? '',
  street_1: known.street_1 ?? '',
  street_2: known.street_2 ?? '',
  telephone_number: known.telephone_number ?? '',
  additional_instructions: known.additional_instructions ?? '',
});

/** What they are called, and what is said of those that are wrong. */
export function usePlaceTexts() {
  const { t } = useTranslation('checkout');
  return {
    labels: {
      telephone_number: t('address.telephone_number'),
      neighborhood: t('address.neighborhood'),
      street_1: t('address.street_1'),
      street_2: t('address.street_2'),
      exterior_number: t('address.exterior_number'),
      interior_number: t('address.interior_number'),
      additional_instructions: t('address.reference'),
    },
    messages: { telephone_number: t('common:phone.format') },
  };
}
