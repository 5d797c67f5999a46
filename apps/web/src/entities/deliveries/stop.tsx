import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './stop.module.css';

interface StopProps {
  /** `li` where there are several. */
  as?: 'div' | 'li';
  /** Who is there. */
  name: string;
  children: ReactNode;
}

/** One place to stop at on the way. */
export function Stop({ as: Box = 'div', name, children }: StopProps) {
  return (
    <Box className={classes.stop}>
      <Title order={3} className={classes.key}>
        {name}
      </Title>
      {children}
    </Box>
  );
}

/** What is to be taken along there; each child is a list item. */
export function StopItems({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul role="list" className={classes.items} aria-label={label}>
      {children}
    </ul>
  );
}

/** A part of the way, under its title. */
export function WayPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <Title order={2}>{title}</Title>
      {children}
    </section>
  );
}
