import { Box, Group, NativeSelect } from '@mantine/core';
import { CURRENCIES, type Currency } from '@mercadito/domain/money/currency';
import type { PricePlaces } from '@mercadito/domain/money/price-text';
import { useTranslation } from '../i18n/use-translation.ts';
import { AmountField, type AmountProps } from './amount-field.tsx';

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
  const { t } = useTranslation('kit');
  const chosen = isCurrency(currency.value) ? currency.value : 'MXN';
  return (
    // Side by side, unless letters are so large that there is no room for both.
    <Group align="flex-start" gap="xs">
      <Box flex="1 1 8rem">
        <AmountField {...amount} {...props} currency={chosen} />
      </Box>
      <NativeSelect
        flex="0 1 6.75rem"
        label={t('money.currency')}
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
