import { IconDots } from '@tabler/icons-react';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import classes from './bottom-bar.module.css';
import itemClasses from './nav-item.module.css';
import { NavItem } from './nav-item.tsx';
import { type NavLink, splitForBottomBar } from './nav-links.ts';

/** The phone's navigation: five places in reach of the thumb, the rest behind More. */
export function BottomBar({ links }: { links: readonly NavLink[] }) {
  const { t } = useTranslation('layout');
  const { bar, more } = splitForBottomBar(links);
  return (
    <nav className={classes.bar} aria-label={t('mainNav')}>
      {bar.map((link) => (
        <NavItem key={link.to} link={link} look="bottom" />
      ))}
      {more.length > 0 && <More links={more} />}
    </nav>
  );
}

/** The browser's own popover: it closes on Esc and on a tap elsewhere, and gives the focus back. */
function More({ links }: { links: readonly NavLink[] }) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const id = useId();
  const isHere = links.some(({ to }) => to === pathname);
  return (
    <>
      <button
        type="button"
        className={itemClasses.item}
        data-look="bottom"
        popoverTarget={id}
        aria-current={isHere ? 'page' : undefined}
      >
        <span className={itemClasses.icon}>
          <IconDots size={24} stroke={1.75} aria-hidden="true" />
        </span>
        <span className={itemClasses.label}>{t('more')}</span>
      </button>
      {/* Keyed by the address, so that going somewhere closes it. */}
      <div key={pathname} id={id} popover="auto" className={classes.more}>
        {links.map((link) => (
          <NavItem key={link.to} link={link} look="side" />
        ))}
      </div>
    </>
  );
}
