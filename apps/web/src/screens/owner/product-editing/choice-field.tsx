import { Group, Radio } from '@mantine/core';
import { RadioGroup } from '../../../shared/forms/radio-group.tsx';
import type { ProductField } from './product-form.ts';

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
