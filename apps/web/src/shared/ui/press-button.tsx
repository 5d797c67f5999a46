import { type ComponentPropsWithRef, useState } from 'react';

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
  return (
    <button
      {...button}
      type={type}
      {...(isHeld ? { 'aria-disabled': true } : { disabled })}
      onFocus={(event) => {
        setFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocus(false);
        onBlur?.(event);
      }}
      onClick={(event) => {
        if (isHeld) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
