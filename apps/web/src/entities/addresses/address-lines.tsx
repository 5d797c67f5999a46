import { Text } from '@mantine/core';
import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { locationLabel } from '@mercadito/domain/places/location';
import { formatPhone, parsePhone } from '@mercadito/domain/places/phone';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.ts';
import classes from './address-lines.module.css';

/** An address as one would write it on a parcel. */
export function AddressLines({ address }: { address: CustomerAddress }) {
  const { t } = useTranslation('checkout');
  const { product } = useSite();
  const phone = parsePhone(address.telephone_number);
  const { exterior_number, interior_number } = address;
  return (
    <address className={classes.lines}>
      <Text fw={700}>
        {address.first_name} {address.last_name}
      </Text>
      <span>
        {[address.street_1, exterior_number].filter(Boolean).join(' ')}
        {interior_number && `, ${t('address.interiorShort', { number: interior_number })}`}
      </span>
      {address.street_2 && <span>{address.street_2}</span>}
      <span>
        {locationLabel(address.neighborhood, product)}, {address.municipality}, {address.state} {address.postal_code}
      </span>
      <span>{phone ? formatPhone(phone) : address.telephone_number}</span>
      <Text size="sm" c="dimmed">
        {t('address.reference')}: {address.additional_instructions}
      </Text>
    </address>
  );
}
