import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import looks from './looks.module.css';
import classes from './quantity-stepper.module.css';

/** CART-3: minimum 1, maximum 1000; a decrease to 0 or less is ignored, a typed one too. */
const SMALLEST = 1;
const LARGEST = 1000;

interface QuantityStepperProps {
  value: number;
  onChange: (value: number) => void;
  /** What is counted: the product's name. */
  label: string;
  max?: number;
  disabled?: boolean;
  /** Where nothing beside it takes the last piece away. */
  onRemove?: () => void;
}

/** Minus, a number to type, plus. What is typed counts on leaving the field or Enter, and is brought into bounds. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, label, max = LARGEST, disabled = false, onRemove } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const largest = Math.min(max, LARGEST);
  // Heard alone each says of what: a cart has many.
  const named = (what: string) => t('partOf', { what, whole: label });

  const settle = () => {
    const wanted = Math.min(Number(typed), largest);
    if (wanted >= SMALLEST && wanted !== value) onChange(wanted);
    setTyped(null);
  };

  return (
    <fieldset className={`${looks.ringsInside} ${classes.stepper}`}>
      <VisuallyHidden component="legend">{named(t('quantity'))}</VisuallyHidden>
      {onRemove && value <= SMALLEST ? (
        <ActionIcon
          variant="subtle"
          aria-label={t('removeNamed', { name: label })}
          disabled={disabled}
          onClick={onRemove}
        >
          <IconTrash size={18} />
        </ActionIcon>
      ) : (
        <ActionIcon
          variant="subtle"
          aria-label={named(t('less'))}
          disabled={disabled || value <= SMALLEST}
          onClick={() => onChange(value - 1)}
        >
          <IconMinus size={18} />
        </ActionIcon>
      )}
      <input
        className={classes.number}
        type="text"
        inputMode="numeric"
        readOnly={disabled}
        aria-label={named(t('quantity'))}
        value={typed ?? value}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      <ActionIcon
        variant="subtle"
        aria-label={named(t('more'))}
        disabled={disabled || value >= largest}
        onClick={() => onChange(value + 1)}
      >
        <IconPlus size={18} />
      </ActionIcon>
    </fieldset>
  );
}
