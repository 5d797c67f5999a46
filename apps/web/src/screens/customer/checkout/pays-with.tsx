import { Stack, Text } from '@mantine/core';
import { toCents } from '@mercadito/domain/money/minor-units';
import { plainAmount } from '@mercadito/domain/money/typed-number';
import { changeDueCents, paysWithInPesos } from '@mercadito/domain/orders/cash';
import { moneyText } from '../../../shared/format/money.ts';
import { MoneyField } from '../../../shared/forms/money-field.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useAnnouncedAtRest } from '../../../shared/ui/use-announced-at-rest.ts';
import type { CheckoutFormState } from './use-checkout.ts';

interface Typed {
  readonly pays_with: unknown;
  readonly pays_with_currency: unknown;
}

/** What the customer says will be there, MXN cents at this rate; null where nothing is said, or nothing that can be read. */
export function paidCents({ pays_with, pays_with_currency }: Typed, rateMicros: number): number | null {
  const plain = plainAmount(String(pays_with ?? ''));
  const cents = plain === null ? null : toCents(Number(plain));
  if (!cents) return null;
  return paysWithInPesos({ cents, currency: pays_with_currency === 'USD' ? 'USD' : 'MXN' }, rateMicros);
}

/** What is brought to give back; false where that is not known. */
export function useChangeText(cents: number | null): string | false {
  const { t } = useTranslation('checkout');
  if (cents === null) return false;
  return cents === 0 ? t('paysWith.exact') : t('paysWith.change', { amount: moneyText(cents / 100, 'MXN') });
}

interface PaysWithFieldProps {
  form: CheckoutFormState;
  disabled: boolean;
  cashCents: number;
  rateMicros: number;
}

/** With what the customer will pay at the door, so that the driver brings change; nothing need be said (CASH-2). */
export function PaysWithField({ form, disabled, cashCents, rateMicros }: PaysWithFieldProps) {
  const { t } = useTranslation('checkout');
  const paid = paidCents(form.values, rateMicros);
  const change = useChangeText(paid === null ? null : changeDueCents(paid, cashCents));
  useAnnouncedAtRest(change);
  return (
    <Stack gap="xs">
      <MoneyField
        amount={{ ...form.field('pays_with'), disabled }}
        currency={form.field('pays_with_currency')}
        places={2}
      />
      <Text size="sm" c="dimmed">
        {change || t('paysWith.help')}
      </Text>
    </Stack>
  );
}
