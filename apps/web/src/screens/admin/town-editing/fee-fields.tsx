import { SimpleGrid, TextInput } from '@mantine/core';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { AmountField } from '../../../shared/forms/money-field.tsx';
import { FeeRows } from './fee-rows.tsx';
import type { TownFormState } from './use-town-form.ts';

/** What bringing an order costs, from which sum on it is free, and who earns it (FEE-1). */
export function FeeFields({ form }: { form: TownFormState }) {
  const { places, delivery_fees: fees } = form.values;
  return (
    <>
      <FeeRows
        places={places || []}
        fees={fees || []}
        fieldOf={(at) => form.getInputProps(`delivery_fees.${at}.fee`)}
        onChange={(changed) => form.setValues({ delivery_fees: changed })}
      />
      <AmountField {...form.field('delivery_free_from')} currency="MXN" places={2} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...form.field('delivery_fee_note_es')} maxLength={MAX_LENGTH.deliveryFeeNote} />
        <TextInput {...form.field('delivery_fee_note_en')} maxLength={MAX_LENGTH.deliveryFeeNote} />
      </SimpleGrid>
    </>
  );
}
