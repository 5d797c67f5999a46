import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { SubPageHead } from '../../../shared/ui/sub-page-head.tsx';
import classes from './driver-page.module.css';

interface DriverPageProps {
  title: string;
  /** Above the title: the way back. */
  back?: ReactNode;
  /** Beside the title: how many, how old. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a driver's screen: large letters and targets for whatever stands in it. */
export function DriverPage({ title, back, aside, children }: DriverPageProps) {
  return (
    <div className={classes.page}>
      {back ? (
        <SubPageHead back={back} title={title}>
          {aside}
        </SubPageHead>
      ) : (
        <div className={classes.head}>
          <Title order={1}>{title}</Title>
          {aside}
        </div>
      )}
      {children}
    </div>
  );
}

/** What can be done now: what sticks among it lets go where it would hide what it is about. */
export const PageActions = ({ children }: { children: ReactNode }) => <div className={classes.actions}>{children}</div>;
