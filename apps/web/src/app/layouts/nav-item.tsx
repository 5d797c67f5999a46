import { VisuallyHidden } from '@mantine/core';
import { hrefTo, screenAt } from '@mercadito/contracts/site/addresses';
import { useCartCount } from '../../entities/cart/use-cart.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useDestination } from '../../shared/navigation/use-destination.ts';
import classes from './nav-item.module.css';
import type { NavLink } from './nav-links.ts';

interface NavItemProps {
  link: NavLink;
  variant: 'side' | 'bottom' | 'menu';
}

/** Everything above 99 says the same: a lot. */
const LARGEST_BADGE = 99;

/**
 * One place to go. The current one is marked for eyes and for screen readers, as soon as it is tapped; the cart says how
 * much is in it, and a place with a badge of its frame what waits there.
 */
export function NavItem({ link, variant }: NavItemProps) {
  const { t } = useTranslation('layout');
  const count = useCartCount() ?? 0;
  const inCart = link.name === 'cart' && count > 0 ? { count, name: t('cartCount', { count }) } : undefined;
  const badge = link.badge ?? inCart;
  const isHere = screenAt(useDestination().pathname).name === link.name;
  return (
    <Link
      to={hrefTo(link.name)}
      className={classes.item}
      data-look={variant}
      aria-current={isHere ? 'page' : undefined}
    >
      <span className={classes.icon}>
        <link.Icon size={24} stroke={1.75} aria-hidden="true" />
        {badge && (
          <span className={classes.badge} aria-hidden="true">
            {badge.count > LARGEST_BADGE ? `${LARGEST_BADGE}+` : badge.count}
          </span>
        )}
      </span>
      <span className={classes.label} aria-hidden={badge !== undefined}>
        {t(link.label)}
      </span>
      {badge && <VisuallyHidden>{badge.name}</VisuallyHidden>}
    </Link>
  );
}
