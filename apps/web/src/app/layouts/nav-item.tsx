import { VisuallyHidden } from '@mantine/core';
import { hrefTo, screenAt } from '@mercadito/contracts/site/addresses';
import { type PlaceName, placesIn, type Whose } from '@mercadito/contracts/site/menus';
import type { FrameName, Menu } from '@mercadito/contracts/site/screen';
import { SCREENS } from '@mercadito/contracts/site/site-map';
import { may } from '@mercadito/domain/access/may';
import type { Viewer } from '@mercadito/domain/access/person';
import { IconChevronRight, type TablerIcon } from '@tabler/icons-react';
import { useCartCount } from '../../entities/cart/use-cart.ts';
import type { TextKey } from '../../shared/i18n/text-keys.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link, useDestination } from '../../shared/navigation/router.tsx';
import words from '../../shared/ui/words.module.css';
import classes from './nav-item.module.css';

type Label = TextKey<'layout'>;

export interface NavLink {
  readonly name: PlaceName;
  readonly label: Label;
  readonly barLabel: Label | undefined;
  readonly moreLabel: Label | undefined;
  readonly Icon: TablerIcon;
  /** How many things wait there, with the place's name that says so to those who cannot see it. */
  readonly badge?: { readonly count: number; readonly name: string };
}

/** The icons of a frame's places, as it brings them (`vite/menu-icons.ts`). */
export type PlaceIcons = Readonly<Partial<Record<PlaceName, TablerIcon>>>;

interface Place extends Menu {
  readonly label: Label;
  readonly barLabel?: Label;
  readonly moreLabel?: Label;
  readonly labelIn?: Readonly<Partial<Record<FrameName, Label>>>;
}

/** Whose places a person has: a visitor those of a user. */
function whosePlaces(viewer: Viewer): Whose {
  if (!may(viewer, 'shopping.see').allowed) return 'driver';
  return may(viewer, 'site.enter').allowed ? 'admin' : 'user';
}

/** What a place is called in a frame: on wide screens, in the phone's bottom bar, and behind More (FRAME-3). */
function labelsOf({ label, barLabel, moreLabel, labelIn }: Place, frame: FrameName) {
  const own = labelIn?.[frame];
  return own === undefined ? { label, barLabel, moreLabel } : { label: own, barLabel: undefined, moreLabel: undefined };
}

/** A frame's places for a person, in their order (FRAME-2). */
export function linksFor(frame: FrameName, viewer: Viewer, icons: PlaceIcons): NavLink[] {
  return placesIn(frame, whosePlaces(viewer)).flatMap((name) => {
    const Icon = icons[name];
    return Icon ? [{ name, ...labelsOf(SCREENS[name].menu, frame), Icon }] : [];
  });
}

/** FRAME-3: Home, Businesses, Favorites and Cart, the rest behind More; five places in all (FRAME-3). */
const IN_BOTTOM_BAR = 4;

/** The bottom bar's links, and those that stand behind More, by the names that FRAME-3 gives them there. */
export function splitForBottomBar(links: readonly NavLink[]): { bar: NavLink[]; more: NavLink[] } {
  return {
    bar: links.slice(0, IN_BOTTOM_BAR).map((link) => ({ ...link, label: link.barLabel ?? link.label })),
    more: links.slice(IN_BOTTOM_BAR).map((link) => ({ ...link, label: link.moreLabel ?? link.label })),
  };
}

interface NavItemProps {
  link: NavLink;
  variant: 'side' | 'bottom' | 'menu' | 'top';
}

/** Everything above 99 says the same: a lot. */
const LARGEST_BADGE = 99;

/** One place to go; the cart says how much is in it. */
export function NavItem(props: NavItemProps) {
  // Apart, as there are a dozen places and what is in the cart is much to ask for.
  return props.link.name === 'cart' ? <CartItem {...props} /> : <PlaceItem {...props} />;
}

function CartItem({ link, variant }: NavItemProps) {
  const { t } = useTranslation('layout');
  const count = useCartCount() ?? 0;
  const inCart = count > 0 && { badge: { count, name: t('cartCount', { count }) } };
  return <PlaceItem link={{ ...link, ...inCart }} variant={variant} />;
}

/**
 * The current place is marked for eyes and for screen readers, as soon as it is tapped; one with a badge of its frame says what waits
 * there.
 */
function PlaceItem({ link, variant }: NavItemProps) {
  const { t } = useTranslation('layout');
  const { badge } = link;
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
      {variant === 'menu' && <IconChevronRight size={20} aria-hidden="true" className={words.quiet} />}
    </Link>
  );
}
