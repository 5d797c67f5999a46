import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './stop.module.css';

interface StopProps {
  /** `li` where there are several. */
  as?: 'div' | 'li';
  /** Which one it is on the way, from 1. */
  number: number;
  /** Who is there. */
  name: string;
  children: ReactNode;
}

/** One place to stop at on the way. */
export function Stop({ as: Box = 'div', number, name, children }: StopProps) {
  const { t } = useTranslation('deliveries');
  return (
    <Box className={classes.stop}>
      <Title order={3} className={classes.head}>
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
        <span className={classes.hidden}>{t('order.stop', { number })} </span>
        <span className={classes.key}>{name}</span>
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
