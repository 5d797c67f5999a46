import { TextInput } from '@mantine/core';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

/** In place of a value: something is typed, and no whole time or day yet ("09:00 --"). Never sent. */
export const HALF_TYPED = '?';

/** The value as far as it is one: '' while it is half typed. */
export const wholeOf = (value: string): string => (value === HALF_TYPED ? '' : value);

interface DateTimeFieldProps
  extends Omit<ComponentProps<typeof TextInput>, 'type' | 'value' | 'onChange' | 'onBlur' | 'onKeyUp' | 'onInvalid'> {
  type: 'time' | 'date';
  /** `HH:mm` or `YYYY-MM-DD`, '' for nothing, or HALF_TYPED. */
  value: string;
  onType: (value: string) => void;
}

/** Where the browser's own check leads to: the first of a form's fields that is wrong. */
const isFirstWrong = (input: HTMLInputElement): boolean =>
  (input.form?.querySelector('input:invalid, select:invalid, textarea:invalid') ?? input) === input;

/**
 * A time or a day. What is half typed is as good as blank to the browser, so it is told apart here: it has an error once the field is
 * left, and keeps its form from being sent as long as that is checked by the browser (no `noValidate`).
 */
export function DateTimeField({ type, value, onType, error, ...input }: DateTimeFieldProps) {
  const { t } = useTranslation('controls');
  const ref = useRef<HTMLInputElement>(null);
  const [isLeft, setLeft] = useState(false);
  const isHalf = value === HALF_TYPED;
  const before = useRef(value);
  useLayoutEffect(() => {
    // The half of it is gone as well, which React takes for blank already.
    if (ref.current && before.current === HALF_TYPED && value === '') ref.current.value = '';
    before.current = value;
  }, [value]);

  const read = (field: HTMLInputElement) => {
    const next = field.validity.badInput ? HALF_TYPED : field.value;
    if (next !== HALF_TYPED) setLeft(false);
    if (next !== value) onType(next);
  };
  return (
    <TextInput
      {...input}
      ref={ref}
      type={type}
      value={wholeOf(value)}
      error={isHalf && isLeft ? t(`halfTyped.${type}`) : error}
      onChange={({ currentTarget }) => read(currentTarget)}
      // Half of a time in a blank field is no change to the browser.
      onKeyUp={({ currentTarget }) => read(currentTarget)}
      onBlur={({ currentTarget }) => {
        read(currentTarget);
        if (currentTarget.validity.badInput) setLeft(true);
      }}
      onInvalid={(event) => {
        const field = event.currentTarget;
        if (!field.validity.badInput) return;
        // In place of the browser's words, which are in its own language.
        event.preventDefault();
        read(field);
        setLeft(true);
        if (isFirstWrong(field)) field.focus();
      }}
    />
  );
}
