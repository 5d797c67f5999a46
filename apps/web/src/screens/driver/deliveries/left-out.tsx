import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './left-out.module.css';

/** That something is not part of a total any more, under lock (ORDER-10). */
export const LeftOut = ({ children }: { children: ReactNode }) => (
  <p className={classes.out}>
    <IconLock size={22} aria-hidden="true" /> {children}
  </p>
);
