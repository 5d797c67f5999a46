import { type ComponentPropsWithRef, createElement, type FocusEvent, type MouseEvent, useState } from 'react';

interface PressButtonProps extends ComponentPropsWithRef<'button'> {
  /** What the kit says of one that is at work, which it would disable. */
  'data-loading'?: boolean;
}

/**
 * The element of every button of the kit (theme.ts). A browser takes the focus from what is disabled: one that is at work, or has the focus
 * when it may not be pressed any more, only says so and does nothing (LOOK-46).
 */
export function PressButton({ type = 'button', disabled, onFocus, onBlur, onClick, ...button }: PressButtonProps) {
  const [hasFocus, setFocus] = useState(false);
  const isHeld = disabled && (hasFocus || button['data-loading']);
  // Not as JSX: the theme is read by the build as well, which knows none.
  // biome-ignore lint/a11y/useButtonType: it is given, and a plain button's unless told
  return createElement('button', {
    ...button,
    type,
    ...(isHeld ? { 'aria-disabled': true } : { disabled }),
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      setFocus(true);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      // To nowhere: another window is in front, and gives it back.
      setFocus(event.relatedTarget === null);
      onBlur?.(event);
    },
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isHeld) event.preventDefault();
      else onClick?.(event);
    },
  });
}
