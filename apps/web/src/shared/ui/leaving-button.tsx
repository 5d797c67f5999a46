import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';
import { useFocusPassedOn } from '../hooks/use-focus-passed-on.ts';

interface LeavingButtonProps extends ButtonProps, Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  /** The id of what has the focus afterwards: what can have it, or has `tabIndex={-1}`. The page where that is not there. */
  focusNext?: string;
}

/** A button that goes once its press has done what it says. */
export function LeavingButton({ focusNext = '', ...button }: LeavingButtonProps) {
  return <Button ref={useFocusPassedOn<HTMLButtonElement>(focusNext, 'content')} {...button} />;
}
