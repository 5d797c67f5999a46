import { Group, NativeSelect, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { locationLabel, offeredLocations } from '@mercadito/domain/places/location';
import { type ReactNode, useState } from 'react';
import type { ContractForm } from '../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import desk from '../../shared/ui/desk.module.css';
import words from '../../shared/ui/words.module.css';
import classes from './addresses.module.css';

/** Which keyboard and which memory of the browser a field wants (LOOK-13). */
const TEXT_FIELDS = {
  street_1: { autoComplete: 'address-line1', maxLength: MAX_LENGTH.street },
  street_2: { autoComplete: 'address-line2', maxLength: MAX_LENGTH.street },
  exterior_number: { autoComplete: 'off', maxLength: MAX_LENGTH.houseNumber },
  interior_number: { autoComplete: 'off', maxLength: MAX_LENGTH.houseNumber },
} as const;

interface PlaceFieldsProps {
  /** The form of a person's or of a business's address. */
  form: { readonly field: (name: PlaceName) => ReturnType<ContractForm<{ street_1: string }>['field']> };
  optional: readonly PlaceName[];
  help: Readonly<Partial<Record<PlaceName, string>>>;
}

/** Where somebody is to be found, in the order in which one says it. */
export function PlaceFields({ form, optional, help }: PlaceFieldsProps) {
  const { t } = useTranslation('checkout');
  const { places } = useSite();
  // Where somebody is already they may stay, and come back to after another choice (TOWN-2).
  const [before] = useState(form.field('neighborhood').value);
  const isServedNoMore = places.some(({ value, is_served }) => value === before && !is_served);
  const asked = (name: PlaceName) => !optional.includes(name);
  return (
    <>
      <NativeSelect
        {...form.field('neighborhood')}
        className={desk.wholeLine}
        autoComplete="address-level3"
        data={[{ value: '', label: t('address.chooseLocation') }, ...offeredLocations(places, before)]}
        description={isServedNoMore ? t('address.notServed', { place: locationLabel(before, places) }) : undefined}
        withAsterisk
        // `required` itself has an untouched choice read as wrong.
        aria-required
      />
      {(['street_1', 'street_2', 'exterior_number', 'interior_number'] as const).map((name) => (
        <TextInput
          key={name}
          {...form.field(name)}
          {...TEXT_FIELDS[name]}
          description={help[name]}
          withAsterisk={asked(name)}
          required={asked(name)}
        />
      ))}
      <Textarea
        {...form.field('additional_instructions')}
        className={desk.wholeLine}
        description={help.additional_instructions}
        maxLength={MAX_LENGTH.reference}
        autosize
        minRows={2}
        withAsterisk
        required
      />
      <Region />
    </>
  );
}

/** A field that needs the whole line of its section. */
export function WholeLine({ children }: { children: ReactNode }) {
  return <div className={desk.wholeLine}>{children}</div>;
}

export function AddressSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" className={classes.section}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <div className={classes.fields}>{children}</div>
    </Stack>
  );
}

/** What is the same for everybody and therefore only shown (PLACE-2). */
function Region() {
  const { t } = useTranslation('checkout');
  const { places, municipality, state } = useSite();
  const codes = new Set(places.flatMap((place) => (place.is_served ? place.postal_code : [])));
  const facts = { postal_code: [...codes].join(', '), municipality, state, country: t('address.mexico') } as const;
  return (
    <div className={desk.wholeLine}>
      <Text size="sm" c="dimmed">
        {t('address.region')}
      </Text>
      <Group
        component="dl"
        className={classes.region}
        align="stretch"
        gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)"
      >
        {(['postal_code', 'municipality', 'state', 'country'] as const).map((name) => (
          <div key={name}>
            <dt className={words.fine}>{t(`address.${name}`)}</dt>
            <dd className={words.name}>{facts[name]}</dd>
          </div>
        ))}
      </Group>
    </div>
  );
}

/** A field that a person's and a business's address both ask for. */
type PlaceName =
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
    missing: { telephone_number: t('common:form.required') },
  };
}
