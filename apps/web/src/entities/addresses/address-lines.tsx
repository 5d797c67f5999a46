import { Stack, Text } from '@mantine/core';
import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { joinWords } from '@mercadito/domain/join-words';
import { placeLine } from '@mercadito/domain/places/location';
import { parsePhone } from '@mercadito/domain/places/phone';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { PhoneNumber } from '../../shared/ui/phone-number.tsx';
import classes from './addresses.module.css';

/** What a person's and a business's address have in common. */
type Place = Omit<CustomerAddress, 'id' | 'user' | 'first_name' | 'last_name'>;

/** An address as one would write it on a parcel. */
export function AddressLines({ name, address }: { name: string; address: Place }) {
  const { t } = useTranslation('checkout');
  const { places } = useSite();
  const phone = parsePhone(address.telephone_number);
  const { exterior_number, interior_number } = address;
  return (
    <Stack component="address" className={classes.lines} gap="2px">
      <Text fw={700}>{name}</Text>
      <span>
        {joinWords(address.street_1, exterior_number)}
        {interior_number && `, ${t('address.interiorShort', { number: interior_number })}`}
        {address.street_2 && `, ${t('address.crossing', { street: address.street_2 })}`}
      </span>
      <span>
        {placeLine(address, places)} {address.postal_code}
      </span>
      <span>{phone ? <PhoneNumber phone={phone} /> : address.telephone_number}</span>
      <Text size="sm" c="dimmed">
        {t('address.reference')}: {address.additional_instructions}
      </Text>
    </Stack>
  );
}

/** Who receives what goes to a person's address. */
export const receiverOf = ({ first_name, last_name }: CustomerAddress): string => joinWords(first_name, last_name);
