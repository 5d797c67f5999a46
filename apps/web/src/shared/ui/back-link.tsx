import { Button } from '@mantine/core';
import type { Href } from '@mercadito/contracts/site/addresses';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '../navigation/link.ts';
import classes from './back-link.module.css';

interface BackLinkProps {
  /** Where it leads: what this page is about, the list it was found in, or what takes one back to where one was. */
  to: Href | (() => void);
  /** What it is called where its words alone do not say that it leads back. */
  label?: string;
  /** Where that is: "Back to product". */
  children: string;
}

/** The way back at the head of a page that hangs on another one. */
export function BackLink({ to, label, children }: BackLinkProps) {
  const shared = {
    variant: 'subtle',
    className: classes.back,
    'aria-label': label,
    leftSection: <IconArrowLeft size={20} aria-hidden="true" />,
  };
  if (typeof to === 'function') {
    return (
      <Button {...shared} onClick={to}>
        {children}
      </Button>
    );
  }
  return (
    <Button {...shared} component={Link} to={to}>
      {children}
    </Button>
  );
}
