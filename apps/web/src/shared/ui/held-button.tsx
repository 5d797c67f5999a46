import { Button, type ButtonProps } from '@mantine/core';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { announce } from './announce.ts';
import words from './words.module.css';

interface HeldButtonProps extends ButtonProps {
  'aria-label'?: string;
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Without what it cannot be pressed; it is reached all the same, and says it (LOOK-50). */
  missing: string | false | undefined;
  /** The id of where the page says it already. */
  saidBy?: string | undefined;
  children: ReactNode;
}

/** A button for what has to be filled in, chosen or changed before. */
export function HeldButton({ missing, saidBy, onClick, ...button }: HeldButtonProps) {
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const tell = (event: MouseEvent) => {
    event.preventDefault();
    setAsked(true);
    announce(String(missing), 'assertive');
  };
  const held = { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': saidBy ?? id, onClick: tell };
  return (
    <>
      <Button {...button} {...(missing ? held : onClick && { onClick })} />
      {missing && !saidBy && (
        <span id={id} hidden={!isAsked} className={`${words.small} ${words.bad}`}>
          {missing}
        </span>
      )}
    </>
  );
}
