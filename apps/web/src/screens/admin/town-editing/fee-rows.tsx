import { SimpleGrid } from '@mantine/core';
import { plainAmount } from '@mercadito/domain/money/typed-number';
import { type ComponentProps, useState } from 'react';
import { AmountField } from '../../../shared/forms/money-field.tsx';
import type { PlaceDraft, RowField } from './place-rows.tsx';

/** A fee in the form: the plain digits of what was typed, or the text itself where it cannot be read. */
export interface FeeDraft {
  readonly place: string;
  readonly fee: string | number;
}

interface FeeRowsProps {
  /** Those that are saved; a new one has its fee once it is. */
  places: readonly PlaceDraft[];
  fees: readonly FeeDraft[];
  fieldOf: (at: number) => RowField;
  onChange: (fees: FeeDraft[]) => void;
}

/** What bringing an order costs, place by place; where it is left blank nothing. */
export function FeeRows({ places, fees, fieldOf, onChange }: FeeRowsProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {places.flatMap(({ value: place, label }) => {
        if (place === undefined) return [];
        const at = fees.findIndex((each) => each.place === place);
        const set = (fee: string) => {
          const changed =
            at < 0 ? [...fees, { place, fee }] : fees.map((each, index) => (index === at ? { place, fee } : each));
          onChange(changed.filter((each) => each.fee !== ''));
        };
        const { error } = at < 0 ? { error: undefined } : fieldOf(at);
        return (
          <FeeField
            key={place}
            label={label}
            fee={String(fees[at]?.fee ?? '')}
            error={error}
            // By which the list of what is wrong leads to it.
            data-path={`delivery_fees.${at}.fee`}
            onChange={set}
          />
        );
      })}
    </SimpleGrid>
  );
}

interface FeeFieldProps extends Pick<ComponentProps<typeof AmountField>, 'error' | 'data-path'> {
  label: string;
  fee: string;
  onChange: (fee: string) => void;
}

function FeeField({ fee, onChange, ...field }: FeeFieldProps) {
  const [typed, setTyped] = useState('');
  const plain = (text: string) => plainAmount(text) ?? text;
  return (
    <AmountField
      {...field}
      // As it was typed, while that is what the form holds.
      value={plain(typed) === fee ? typed : fee}
      onChange={(text) => {
        setTyped(text);
        onChange(plain(text));
      }}
      currency="MXN"
      places={2}
    />
  );
}
