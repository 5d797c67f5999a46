import type { ReactNode } from 'react';
import classes from './sticky-actions.module.css';

/** The page's main action, always in reach of the thumb: stuck above the bottom bar, in the flow on wide screens. */
export function StickyActions({ children }: { children: ReactNode }) {
  return <div className={classes.bar}>{children}</div>;
}
