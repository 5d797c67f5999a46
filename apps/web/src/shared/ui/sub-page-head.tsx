import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './sub-page-head.module.css';

interface SubPageHeadProps {
  /** The way back, a `BackLink`. */
  back: ReactNode;
  /** Left out while it is not known, and where the thing itself begins with its name. */
  title?: string | undefined;
  /** Under the title, in quiet letters. */
  lead?: string | undefined;
  /** Beside the title: what can be done with it, how old it is. */
  children?: ReactNode;
}

/** How every page begins that hangs on another one: the way back, and below it what this page is. */
export function SubPageHead({ back, title, lead, children }: SubPageHeadProps) {
  return (
    <div className={classes.head}>
      {back}
      {title !== undefined && (
        <div className={classes.line}>
          <Title order={1}>{title}</Title>
          {children}
        </div>
      )}
      {lead !== undefined && <Text c="dimmed">{lead}</Text>}
    </div>
  );
}
