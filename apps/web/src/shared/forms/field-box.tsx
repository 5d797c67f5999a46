import { PasswordInput, type PasswordInputProps, Radio, type RadioGroupProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

interface FieldBoxProps {
  /** The field's name in the form. */
  name: string;
  children: ReactNode;
}

/** Of a field of pictures the button that opens the file dialog, not the hidden field behind it. */
const FIRST_CONTROL = 'input:not([type=hidden]):not([type=file]), [role=radio], button:not(:disabled)';

/**
 * Around a field of several controls (a phone, a group of radios): the form finds it by its name like any other and
 * its focus lands on the first control that takes part in it.
 */
export function FieldBox({ name, children }: FieldBoxProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only passes the focus on
    <div
      data-path={name}
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => {
        if (target !== currentTarget) return;
        currentTarget.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
      }}
    >
      {children}
    </div>
  );
}

/** A choice of one among a few that all stand there; a screen reader hears when it was refused. */
export function RadioGroup({ children, ...group }: RadioGroupProps<string>) {
  const mark = (inside: HTMLElement | null) =>
    inside?.closest('[role=radiogroup]')?.setAttribute('aria-invalid', String(Boolean(group.error)));
  return (
    <Radio.Group size="md" {...group}>
      {/* Mantine takes no such mark for the group. */}
      <div ref={mark}>{children}</div>
    </Radio.Group>
  );
}

/** A password, with the eye that shows it: the keyboard reaches it, and it has a name in the reader's language. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      {...props}
    />
  );
}
