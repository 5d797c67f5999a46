import { Group, Radio, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { clampDiscount } from '@mercadito/domain/catalog/limits';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { CURRENCIES } from '@mercadito/domain/money/currency';
import { plainWhole } from '@mercadito/domain/money/typed-number';
import { type ReactNode, useState } from 'react';
import { moneyText } from '../../../shared/format/money.ts';
import { AmountField, MoneyField } from '../../../shared/forms/money-field.tsx';
import { RadioGroup } from '../../../shared/forms/radio-group.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { CategoryFields } from './category-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import type { ProductField, ProductFieldSet } from './product-form.ts';
import { discountedPrice } from './product-preview.tsx';

interface ProductFieldsProps {
  fields: ProductFieldSet;
  photo: ReactNode;
  furtherPictures: ReactNode;
  hasFurtherPictures: boolean;
  /** What concerns only a product that is there. */
  availability?: ReactNode;
  pin?: ReactNode;
  /** Whether it is switched to what it does not begin with there. */
  isSwitched?: boolean;
}

/** What few products have; the rest is asked of all. */
const RARE = ['discount', 'quantityManage', 'stock', 'visibility', 'cargo_extra'] as const;

const isUnusual = ({ value }: ProductField): boolean => !['', '0', 'false'].includes(String(value ?? ''));

/** What is asked of a product, in the order in which one thinks of it: what every product needs, and the rest. */
export function ProductFields(props: ProductFieldsProps) {
  const { fields, photo, furtherPictures, hasFurtherPictures, availability, pin, isSwitched = false } = props;
  const { t } = useTranslation('ownerProduct');
  const rare = RARE.map((name) => fields[name]);
  return (
    <Stack>
      {photo}
      <TextInput {...fields.name} maxLength={MAX_LENGTH.productName} autoComplete="off" withAsterisk required />
      <MoneyField amount={fields.price} currency={fields.currency} places={2} withAsterisk />
      <CategoryFields field={fields.category} />
      <Textarea
        {...fields.description}
        maxLength={MAX_LENGTH.description}
        autosize
        minRows={2}
        maxRows={12}
        withAsterisk
        required
      />
      <MoreFields
        isFilled={hasFurtherPictures || isSwitched || rare.some(isUnusual)}
        isWrong={rare.some(({ error }) => Boolean(error))}
      >
        {furtherPictures}
        <DiscountField fields={fields} />
        <StockFields fields={fields} />
        {availability}
        <ChoiceField field={fields.visibility} off={t('form.everybody')} on={t('form.subscribers')} />
        <AmountField
          {...fields.cargo_extra}
          help={t('form.cargo_extraHelp')}
          places={2}
          currency={currencyOf(fields)}
        />
        {pin}
      </MoreFields>
    </Stack>
  );
}

const currencyOf = ({ currency }: ProductFieldSet) => CURRENCIES.find((each) => each === currency.value) ?? 'MXN';

/** Whole percent; what is out of its limits becomes right when the field is left (PRODUCT-5), which says so (LOOK-49). */
function DiscountField({ fields }: Pick<ProductFieldsProps, 'fields'>) {
  const { t } = useTranslation('ownerProduct');
  const { value, onChange, onBlur, ...field } = fields.discount;
  const price = discountedPrice(fields.price.value, value);
  const [became, setBecame] = useState<number | null>(null);
  return (
    <TextInput
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={String(value ?? '')}
      error={field.error || (String(value) === String(became) && t('form.discountBecame', { discount: became ?? 0 }))}
      onChange={({ currentTarget }) => {
        setBecame(null);
        onChange(currentTarget.value);
      }}
      onBlur={(event) => {
        const typed = event.currentTarget.value;
        const clamped = clampDiscount(typed);
        if (clamped !== null) onChange(String(clamped));
        const isOut = typed.trim() !== '' && Number(plainWhole(typed) ?? Number.NaN) !== clamped;
        if (clamped !== null && isOut) {
          setBecame(clamped);
          announce(t('form.discountBecame', { discount: clamped }), 'assertive');
        }
        onBlur?.(event);
      }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={
        price === null ? t('form.discountHelp') : t('form.discounted', { price: moneyText(price, currencyOf(fields)) })
      }
    />
  );
}

/** Whether pieces are counted, and how many are left (PRODUCT-6). */
function StockFields({ fields }: Pick<ProductFieldsProps, 'fields'>) {
  const { t } = useTranslation('ownerProduct');
  const { value, onChange, ...counted } = fields.quantityManage;
  return (
    <>
      <Switch
        {...counted}
        checked={value === true}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.checked);
          if (!currentTarget.checked) fields.stock.onChange('');
        }}
      />
      {value === true && (
        <TextInput
          {...fields.stock}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          description={t('form.stockHelp')}
        />
      )}
    </>
  );
}

interface ChoiceFieldProps {
  field: ProductField;
  /** What it is called when the field is false, and when it is true. */
  off: string;
  on: string;
  /** The better of the two stands first. */
  isOnFirst?: boolean;
}

/** A yes or no whose two answers have names of their own. */
export function ChoiceField({ field, off, on, isOnFirst = false }: ChoiceFieldProps) {
  const { value, onChange, label, error } = field;
  const choices = [
    { value: 'off', label: off },
    { value: 'on', label: on },
  ];
  return (
    <RadioGroup
      label={label}
      error={error}
      value={value === true ? 'on' : 'off'}
      onChange={(next) => onChange(next === 'on')}
    >
      <Group gap="lg" mt="xs">
        {(isOnFirst ? choices.toReversed() : choices).map((choice) => (
          <Radio key={choice.value} {...choice} />
        ))}
      </Group>
    </RadioGroup>
  );
}
