import { VisuallyHidden } from '@mantine/core';
import { NavLink as RouterLink } from 'react-router';
import { useCartCount } from '../../features/cart/use-cart-count.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

import classes from './nav-item.module.css';
import type { NavLink } from './nav-links.ts';

interface NavItemProps {
  link: NavLink;
  look: 'side' | 'bottom';
}

/** Everything above 99 says the same: a lot. */
const LARGEST_BADGE = 99;

/** One place to go. The current one is marked for eyes and for screen readers; the cart says how much is in it. */
export function NavItem({ link, look }: NavItemProps) {
  const { t } = useTranslation('layout');
  const count = useCartCount() ?? 0;
  const badge = link.to === '/cart' && count > 0 ? count : 0;
  const label = link.label === 'business' && look === 'bottom' ? t('businesses') : t(link.label);
  return (
    <RouterLink
      to={link.to}
      // Only whole addresses match at the root and at the driver's queue, which others start with.
      end={link.to === '/' || link.to === '/driver'}
      className={classes.item}
      data-look={look}
    >
      <span className={classes.icon}>
        <link.Icon size={24} stroke={1.75} aria-hidden="true" />
        {badge > 0 && (
          <span className={classes.badge} aria-hidden="true">
            {badge > LARGEST_BADGE ? `${LARGEST_BADGE}+` : badge}
          </span>
        )}
      </span>
      <span className={classes.label} aria-hidden={badge > 0}>
        {label}
      </span>
      {badge > 0 && <VisuallyHidden>{t('cartCount', { count: badge })}</VisuallyHidden>}
    </RouterLink>
  );
}
