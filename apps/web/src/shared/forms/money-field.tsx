import { Box, Group, NativeSelect, TextInput } from '@mantine/core';
import type { Answered } from '@mercadito/domain/answered';
import { CURRENCIES, type Currency } from '@mercadito/domain/money/currency';
import { type PricePlaces, typedPrice } from '@mercadito/domain/money/price-text';
import { plainAmount } from '@mercadito/domain/money/typed-number';
import type { ComponentProps } from 'react';
import { hourPriceText, moneyText } from '../format/money.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useRefusedKeys } from './use-refused-keys.ts';

/** What `form.field('currency')` gives. */
interface CurrencyProps {
  readonly value?: unknown;
  readonly onChange: (value: Currency) => void;
}

interface MoneyFieldProps {
  amount: AmountProps;
  currency: CurrencyProps;
  /** Decimals: 2 for what is sold, 3 for an hour of a service. */
  places: PricePlaces;
  withAsterisk?: boolean;
}

const isCurrency = (value: unknown): value is Currency => CURRENCIES.some((each) => each === value);

/** An amount with its currency beside it: `<MoneyField amount={form.field('price')} currency={form.field('currency')} places={2} />`. */
export function MoneyField({ amount, currency, ...props }: MoneyFieldProps) {
  const { t } = useTranslation('forms');
  const chosen = isCurrency(currency.value) ? currency.value : 'MXN';
  return (
    // Side by side, unless letters are so large that there is no room for both.
    <Group align="flex-start" gap="xs">
      <Box flex="1 1 8rem">
        <AmountField {...amount} {...props} currency={chosen} />
      </Box>
      <NativeSelect
        flex="0 1 6.75rem"
        label={t('currency')}
        data={CURRENCIES}
        value={chosen}
        disabled={amount.disabled ?? false}
        onChange={({ currentTarget }) => {
          if (isCurrency(currentTarget.value)) currency.onChange(currentTarget.value);
        }}
      />
    </Group>
  );
}

/** What `form.field('price')` gives of an amount. */
interface AmountProps extends Pick<ComponentProps<typeof TextInput>, 'error' | 'onBlur' | 'onFocus' | 'disabled'> {
  readonly label: string;
  /** What the call takes, or '' while there is nothing. */
  readonly value?: unknown;
  readonly onChange: (value: string) => void;
  readonly 'data-path'?: string;
}

interface AmountFieldProps extends AmountProps {
  currency: Answered<Currency>;
  places: PricePlaces;
  withAsterisk?: boolean;
  /** Stands below until there is an amount. */
  help?: string;
}

/**
 * An amount in a currency that is chosen elsewhere. What no price begins with cannot be typed (MONEY-7); what was
 * pasted stays, and is refused where it cannot be read. The whole amount stands below as others will read it.
 */
export function AmountField({ value, onChange, currency, places, help, ...amount }: AmountFieldProps) {
  const read = places === 3 ? hourPriceText : moneyText;
  const text = String(value ?? '');
  const { t } = useTranslation();
  const keys = useRefusedKeys(t('form.amount'));
  const amountRead = Number(plainAmount(text, places));
  const change = (typed: string) => {
    const held = typedPrice(typed, places, text);
    keys.judge(held);
    if (held !== null) onChange(held);
  };
  return (
    <TextInput
      {...amount}
      error={amount.error || keys.error}
      {...(keys.error && { 'aria-invalid': true })}
      onBlur={(event) => {
        keys.forget();
        amount.onBlur?.(event);
      }}
      flex="1 1 auto"
      // A nought that stands there is typed over.
      onFocus={(event) => {
        amount.onFocus?.(event);
        if (Number(text) === 0) event.currentTarget.select();
      }}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={amountRead > 0 ? read(amountRead, currency) : help}
    />
  );
}
