import { Button } from '@mantine/core';
import type { Href } from '@mercadito/contracts/site/addresses';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '../navigation/link.ts';
import classes from './back-link.module.css';

interface BackLinkProps {
  /** Where it leads: what this page is about, or the list it was found in. */
  to: Href;
  /** Where it stands, if not at the head alone. */
  className?: string | undefined;
  /** Where that is: "Back to product". */
  children: string;
}

/** The way back at the head of a page that hangs on another one. */
export function BackLink({ to, className = '', children }: BackLinkProps) {
  return (
    <Button
      component={Link}
      to={to}
      variant="subtle"
      className={`${classes.back} ${className}`}
      leftSection={<IconArrowLeft size={20} />}
    >
      {children}
    </Button>
  );
}
