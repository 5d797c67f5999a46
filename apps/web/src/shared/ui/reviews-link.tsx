import type { Href } from '@mercadito/contracts/site/addresses';
import type { ReactNode } from 'react';
import { Link } from '../navigation/router.tsx';
import classes from './reviews-link.module.css';

/** The stars of a thing, or that it has none yet, as the way to what people say of it. */
export function ReviewsLink({ to, children }: { to: Href; children: ReactNode }) {
  return (
    <Link to={to} className={classes.link}>
      {children}
    </Link>
  );
}
