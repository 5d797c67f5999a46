import type { ReactNode } from 'react';

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
