import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './street.module.css';
import drawing from './street.svg';

interface StreetProps {
  title: string;
  /** What the town promises. */
  children: ReactNode;
}

/** The town's street under a line of papel picado: by day, and in the dark with its windows lit. */
export function Street({ title, children }: StreetProps) {
  return (
    <div className={classes.street}>
      <svg className={classes.picado} aria-hidden="true">
        <use href={`${drawing}#picado`} />
      </svg>
      <div className={classes.words}>
        <Title order={1}>{title}</Title>
        {children}
      </div>
      <svg className={classes.fronts} aria-hidden="true">
        <use href={`${drawing}#street`} />
      </svg>
    </div>
  );
}
