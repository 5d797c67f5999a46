import { Stack } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './card-grid.module.css';

interface CardGridProps {
  children: ReactNode;
  /** What the list holds, for those who cannot see it. */
  label?: string;
  ref?: Ref<HTMLUListElement> | undefined;
}

/** Cards in as many columns as fit; each child is a `CardCell`. */
export function CardGrid({ children, label, ref }: CardGridProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul ref={ref} className={classes.grid} aria-label={label} role="list">
      {children}
    </ul>
  );
}

/** One card's frame: paper, line and rounded corners. */
export function CardCell({ children }: { children: ReactNode }) {
  return <li className={classes.card}>{children}</li>;
}

/** A page of goods or businesses: its cards stand two by two on the narrowest phone already. */
export function CardPage({ children }: { children: ReactNode }) {
  return (
    <Stack gap="md" className={classes.page}>
      {children}
    </Stack>
  );
}
