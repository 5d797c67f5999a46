import { Stack, Text, Textarea } from '@mantine/core';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { FieldBox } from '../../../shared/forms/field-box.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PhoneField } from '../../../shared/ui/phone-field.tsx';
import { KeywordField } from './keyword-field.tsx';
import { LoadTypeCards } from './load-type-cards.tsx';
import type { CheckoutFormState } from './use-checkout-form.ts';

interface CheckoutFieldsProps {
  form: CheckoutFormState;
  /** While an order is on its way its form must stay as it was sent. */
  disabled: boolean;
}

/** What the driver has to know about this order. */
export function CheckoutFields({ form, disabled }: CheckoutFieldsProps) {
  const { t } = useTranslation('checkout');
  const { instruction } = form.getValues();
  return (
    <Stack gap="lg">
      <LoadTypeCards form={form} disabled={disabled} />
      <div>
        <Textarea
          {...form.field('instruction')}
          description={t('instruction.help')}
          placeholder={t('instruction.example')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={MAX_LENGTH.instruction}
          disabled={disabled}
        />
        <Text size="sm" c="dimmed" ta="end">
          {t('instruction.count', { written: instruction.length, most: MAX_LENGTH.instruction })}
        </Text>
      </div>
      <FieldBox name="alternate_number">
        <PhoneField {...form.field('alternate_number')} description={t('backup.help')} disabled={disabled} />
      </FieldBox>
      <KeywordField form={form} disabled={disabled} />
    </Stack>
  );
}
