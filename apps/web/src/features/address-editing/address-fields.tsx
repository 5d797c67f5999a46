import { NativeSelect, Text, Textarea, TextInput, Title } from '@mantine/core';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { regionDefaults } from '@mercadito/domain/places/address';
import { locationsOf } from '@mercadito/domain/places/location';
import type { ReactNode } from 'react';
import { FieldBox } from '../../shared/forms/field-box.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.ts';
import { PhoneField } from '../../shared/ui/phone-field.tsx';
import classes from './address-fields.module.css';
import type { AddressFormState } from './use-address-form.ts';

/** Which keyboard and which memory of the browser a field wants (LOOK-13). */
const TEXT_FIELDS = {
  first_name: { autoComplete: 'given-name', maxLength: MAX_LENGTH.personName },
  last_name: { autoComplete: 'family-name', maxLength: MAX_LENGTH.personName },
  street_1: { autoComplete: 'address-line1', maxLength: MAX_LENGTH.street },
  street_2: { autoComplete: 'address-line2', maxLength: MAX_LENGTH.street },
  exterior_number: { autoComplete: 'off', maxLength: MAX_LENGTH.houseNumber },
  interior_number: { autoComplete: 'off', maxLength: MAX_LENGTH.houseNumber },
} as const;

const OPTIONAL = ['street_2', 'exterior_number', 'interior_number'];
const WITH_HELP = { street_1: 'address.street_1Help', street_2: 'address.street_2Help' } as const;

interface FieldProps {
  form: AddressFormState;
  name: keyof typeof TEXT_FIELDS;
}

function Field({ form, name }: FieldProps) {
  const { t } = useTranslation('checkout');
  return (
    <TextInput
      {...form.field(name)}
      {...TEXT_FIELDS[name]}
      description={name === 'street_1' || name === 'street_2' ? t(WITH_HELP[name]) : undefined}
      withAsterisk={!OPTIONAL.includes(name)}
      required={!OPTIONAL.includes(name)}
    />
  );
}

/** Everything that is asked for, in the order in which one says an address. */
export function AddressFields({ form }: { form: AddressFormState }) {
  const { t } = useTranslation('checkout');
  const { product } = useSite();
  const places = locationsOf(product).map(({ value, label }) => ({ value, label }));
  return (
    <>
      <Part title={t('address.who')}>
        <Field form={form} name="first_name" />
        <Field form={form} name="last_name" />
        <div className={classes.wide}>
          <FieldBox name="telephone_number">
            <PhoneField {...form.field('telephone_number')} required />
          </FieldBox>
        </div>
      </Part>
      <Part title={t('address.where')}>
        <NativeSelect
          {...form.field('neighborhood')}
          className={classes.wide}
          autoComplete="address-level3"
          data={[{ value: '', label: t('address.chooseLocation') }, ...places]}
          withAsterisk
          required
        />
        <Field form={form} name="street_1" />
        <Field form={form} name="street_2" />
        <Field form={form} name="exterior_number" />
        <Field form={form} name="interior_number" />
        <Textarea
          {...form.field('additional_instructions')}
          className={classes.wide}
          description={t('address.referenceHelp')}
          maxLength={MAX_LENGTH.reference}
          autosize
          minRows={2}
          withAsterisk
          required
        />
        <Region />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
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
