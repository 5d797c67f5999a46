import { Button, type ButtonProps } from '@mantine/core';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { announce } from './announce.ts';
import words from './words.module.css';

/** Without what something cannot be pressed; it is reached all the same, and says it (LOOK-50). */
export type Missing = string | false | undefined;

/**
 * What holds anything that can be pressed, and what it says once it was.
 * @param saidBy the id of where the page says it already
 */
export function useHeld(missing: Missing, saidBy?: string) {
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  // What is missing the next time nobody has asked about yet.
  if (isAsked && !missing) setAsked(false);
  const tell = (event: MouseEvent) => {
    event.preventDefault();
    setAsked(true);
    announce(String(missing), 'assertive');
  };
  return {
    held: missing ? { 'aria-disabled': true, 'aria-describedby': saidBy ?? id, onClick: tell } : undefined,
    why: missing && !saidBy && (
      <span id={id} hidden={!isAsked} className={`${words.small} ${words.bad}`}>
        {missing}
      </span>
    ),
  };
}

interface HeldButtonProps extends ButtonProps {
  'aria-label'?: string;
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  missing: Missing;
  /** The id of where the page says it already. */
  saidBy?: string | undefined;
  children: ReactNode;
}

/** A button for what has to be filled in, chosen or changed before. */
export function HeldButton({ missing, saidBy, onClick, ...button }: HeldButtonProps) {
  const { held, why } = useHeld(missing, saidBy);
  return (
    <>
      <Button {...button} {...(held ? { ...held, 'data-disabled': true } : onClick && { onClick })} />
      {why}
    </>
  );
}
