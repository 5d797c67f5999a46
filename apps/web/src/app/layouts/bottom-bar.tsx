import { screenAt } from '@mercadito/contracts/site/addresses';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDestination } from '../../shared/navigation/router.tsx';
import { useClosedByBack } from '../../shared/navigation/use-closed-by-back.ts';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import looks from '../../shared/ui/looks.module.css';
import { WhenHydrated } from '../../shared/ui/when-hydrated.tsx';
import { whenSomebodyStays } from '../when-somebody-stays.ts';
import classes from './nav-item.module.css';
import { NavItem, type NavLink, splitForBottomBar } from './nav-item.tsx';

const bringMoreRows = () => import('./more-rows.tsx').then((m) => m.MoreRows);
const MoreRows = lazyChunk(bringMoreRows);
const InstallHelp = lazyChunk(() => import('../../shared/ui/install-help.tsx').then((m) => m.InstallHelp));

interface BottomBarProps {
  links: readonly NavLink[];
  /** The way to the cart, above the places. */
  above?: ReactNode;
}

/** The phone's navigation: five places in reach of the thumb, the rest behind More. */
export function BottomBar({ links, above }: BottomBarProps) {
  const { t } = useTranslation('layout');
  const { bar, more } = splitForBottomBar(links);
  return (
    <nav className={classes.bottom} aria-label={t('bottomNav')}>
      <div className={classes.above}>
        <WhenHydrated>{above}</WhenHydrated>
      </div>
      <div className={classes.bar}>
        {bar.map((link) => (
          <NavItem key={link.name} link={link} variant="bottom" />
        ))}
        {more.length > 0 && <More links={more} />}
      </div>
    </nav>
  );
}

/** The browser's own popover: it closes on Esc and on a tap elsewhere, and gives the focus back. */
function More({ links }: { links: readonly NavLink[] }) {
  const { t } = useTranslation('layout');
  const { pathname, key } = useDestination();
  const id = useId();
  const [explains, setExplains] = useState(false);
  const isHere = links.some(({ name }) => name === screenAt(pathname).name);
  return (
    <>
      <button
        type="button"
        className={classes.item}
        data-look="bottom"
        popoverTarget={id}
        aria-current={isHere ? 'page' : undefined}
      >
        <span className={classes.icon}>
          <IconDots size={24} stroke={1.75} aria-hidden="true" />
        </span>
        <span className={classes.label}>{t('more')}</span>
      </button>
      {/* Keyed by the step, so that going somewhere closes it, to where one is already as well. */}
      <Menu key={key} id={id} links={links} onExplainInstall={() => setExplains(true)} />
      <Suspense>{explains && <InstallHelp onClose={() => setExplains(false)} />}</Suspense>
    </>
  );
}

interface MenuProps {
  id: string;
  links: readonly NavLink[];
  onExplainInstall: () => void;
}

/** Whether it is open already, since before the application was there. Not every browser knows the word. */
const isOpenNow = (box: HTMLElement | null): boolean =>
  globalThis.CSS?.supports?.('selector(:popover-open)') === true && box?.matches(':popover-open') === true;

function Menu({ id, links, onExplainInstall }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => setOpen(isOpenNow(box.current)), []);
  // There without a line, too.
  useEffect(() => whenSomebodyStays(() => bringMoreRows().catch(() => undefined)), []);
  const close = () => box.current?.hidePopover();
  useClosedByBack(isOpen, close);
  return (
    <div
      ref={box}
      id={id}
      popover="auto"
      className={classes.more}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <div className={`${looks.divided} ${looks.listPaper}`}>
        {links.map((link) => (
          <NavItem key={link.name} link={link} variant="menu" />
        ))}
      </div>
      <Suspense>{isOpen && <MoreRows close={close} onExplainInstall={onExplainInstall} />}</Suspense>
    </div>
  );
}
