import { TextInput } from '@mantine/core';
import type { Answered } from '@mercadito/domain/answered';
import type { Currency } from '@mercadito/domain/money/currency';
import { type PricePlaces, typedPrice } from '@mercadito/domain/money/price-text';
import { plainAmount } from '@mercadito/domain/money/typed-number';
import type { ComponentProps } from 'react';
import { hourPriceText, moneyText } from '../format/money.ts';

/** What `form.field('price')` gives of an amount. */
export interface AmountProps
  extends Pick<ComponentProps<typeof TextInput>, 'error' | 'onBlur' | 'onFocus' | 'disabled'> {
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
}

/**
 * An amount in a currency that is chosen elsewhere. What no price begins with cannot be typed (MONEY-7); what was
 * pasted stays, and is refused where it cannot be read. The whole amount stands below as others will read it.
 */
export function AmountField({ value, onChange, currency, places, ...amount }: AmountFieldProps) {
  const read = places === 3 ? hourPriceText : moneyText;
  const text = String(value ?? '');
  const amountRead = Number(plainAmount(text, places));
  const change = (typed: string) => {
    const held = typedPrice(typed, places, text);
    if (held !== null) onChange(held);
  };
  return (
    <TextInput
      {...amount}
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
      description={amountRead > 0 ? read(amountRead, currency) : undefined}
    />
  );
}
