import type { ReactNode } from 'react';
import { useNavigationType } from 'react-router';
import classes from './sticky-actions.module.css';
import { useTapGuard } from './use-tap-guard.ts';

/**
 * The page's main action, always in reach of the thumb: stuck above the bottom bar, in the flow on wide screens. A screen
 * somebody has just been led to ignores what was tapped on the one before it.
 */
export function StickyActions({ children }: { children: ReactNode }) {
  const isLedTo = useNavigationType() !== 'POP';
  return (
    <div className={classes.bar} {...useTapGuard(isLedTo)}>
      {children}
    </div>
  );
}
