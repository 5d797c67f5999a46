import type { ReactNode } from 'react';

interface FieldBoxProps {
  /** The field's name in the form. */
  name: string;
  children: ReactNode;
}

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
        currentTarget.querySelector<HTMLElement>('input:not([type=hidden]), [role=radio], button')?.focus();
      }}
    >
      {children}
    </div>
  );
}
