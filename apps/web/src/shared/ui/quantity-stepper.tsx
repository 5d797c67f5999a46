import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { announce } from './announce.ts';
import looks from './looks.module.css';
import classes from './quantity-stepper.module.css';
import words from './words.module.css';

/** CART-3: minimum 1, maximum 1000; a decrease to 0 or less is ignored, anything else that is typed refused. */
const SMALLEST = 1;
const LARGEST = 1000;

/** What of what is typed is digits, with or without its thousands apart. */
const DIGITS = /^(\d{1,4}|\d[ ,]\d{3})$/;

/** Leads to a quantity that its field has refused; answers whether there is one. What is done with quantities waits for it. */
export function leadToWrongQuantity(): boolean {
  const wrong = document.querySelector<HTMLElement>(`.${classes.number}[aria-invalid]`);
  wrong?.focus();
  return wrong !== null;
}

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

/** Minus, a number to type, plus. What is typed counts on leaving the field or Enter, and what is none of them is said there (LOOK-49). */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, label, max = LARGEST, disabled = false, onRemove } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const errorId = useId();
  const largest = Math.min(max, LARGEST);
  const range = t('quantityFrom', { most: largest });
  // Heard alone each says of what: a cart has many.
  const named = (what: string) => t('partOf', { what, whole: label });

  const change = (count: number) => {
    setTyped(null);
    setWrong(false);
    if (count !== value) onChange(count);
  };
  const settle = () => {
    if (typed === null) return;
    const text = typed.trim() || String(value);
    const wanted = DIGITS.test(text) ? Number(text.replace(/\D/, '')) : 0;
    if (wanted >= SMALLEST && wanted <= largest) return change(wanted);
    setWrong(true);
    announce(range, 'assertive');
  };

  return (
    <>
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
            onClick={() => change(value - 1)}
          >
            <IconMinus size={18} />
          </ActionIcon>
        )}
        <input
          className={classes.number}
          type="text"
          inputMode="numeric"
          maxLength={5}
          readOnly={disabled}
          aria-label={named(t('quantity'))}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          value={typed ?? value}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={settle}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
        />
        <ActionIcon
          variant="subtle"
          aria-label={named(t('more'))}
          disabled={disabled || value >= largest}
          onClick={() => change(value + 1)}
        >
          <IconPlus size={18} />
        </ActionIcon>
      </fieldset>
      {isWrong && (
        <span id={errorId} className={`${words.small} ${words.bad}`}>
          {range}
        </span>
      )}
    </>
  );
}
