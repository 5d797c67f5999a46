import { NativeSelect, Text, Textarea, TextInput, Title } from '@mantine/core';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { regionDefaults } from '@mercadito/domain/places/address';
import { locationsOf } from '@mercadito/domain/places/location';
import type { ReactNode } from 'react';
import type { ContractForm } from '../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.ts';
import classes from './place-fields.module.css';
import type { PlaceName } from './use-place.ts';

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
  /** What may stay blank. */
  optional: readonly PlaceName[];
  /** What helps to fill a field in. */
  help: Readonly<Partial<Record<PlaceName, string>>>;
}

/** Where somebody is to be found, in the order in which one says it. */
export function PlaceFields({ form, optional, help }: PlaceFieldsProps) {
  const { t } = useTranslation('checkout');
  const { product } = useSite();
  const places = locationsOf(product).map(({ value, label }) => ({ value, label }));
  const asked = (name: PlaceName) => !optional.includes(name);
  return (
    <>
      <NativeSelect
        {...form.field('neighborhood')}
        className={classes.wide}
        autoComplete="address-level3"
        data={[{ value: '', label: t('address.chooseLocation') }, ...places]}
        withAsterisk
        required
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
        className={classes.wide}
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

/** A field that needs the whole line of its part. */
export function WholeLine({ children }: { children: ReactNode }) {
  return <div className={classes.wide}>{children}</div>;
}

/** A part of an address with its heading. */
export function AddressPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}

/** What is the same for everybody and therefore only shown (PLACE-2). */
function Region() {
  const { t } = useTranslation('checkout');
  const { product } = useSite();
  const { state, municipality, postalCode } = regionDefaults(product);
  const facts = { postal_code: postalCode, municipality, state, country: t('address.mexico') } as const;
  return (
    <div className={classes.wide}>
      <Text size="sm" c="dimmed">
        {t('address.region')}
      </Text>
      <dl className={classes.region}>
        {(['postal_code', 'municipality', 'state', 'country'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`address.${name}`)}</dt>
            <dd>{facts[name]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
