import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  /** `accent` for what goes on, `bad` for what went wrong. */
  tone: 'accent' | 'bad';
  icon: ReactNode;
  title: ReactNode;
  /** `alert` where it must be heard at once. */
  role?: 'alert';
  children?: ReactNode;
}

/** What a driver has to know before the orders. */
export function Notice({ tone, icon, title, role, children }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone} role={role}>
      <p className={classes.title}>
        {icon} {title}
      </p>
      {children}
    </div>
  );
}
