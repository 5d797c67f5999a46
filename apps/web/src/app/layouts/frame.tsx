import type { Href } from '@mercadito/contracts/site/addresses';
import type { FrameName } from '@mercadito/contracts/site/screen';
import { type MouseEvent, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLocation } from '../../shared/navigation/router.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { WhenHydrated } from '../../shared/ui/when-hydrated.tsx';
import { hasNewVersion, onNewVersion } from '../new-version.ts';
import { OfflineBar } from './bars.tsx';
import { BottomBar } from './bottom-bar.tsx';
import classes from './frame.module.css';
import { NavItem, type NavLink } from './nav-item.tsx';
import { TopBar } from './top-bar.tsx';

// Below what is seen first.
const SideFoot = lazyChunk(() => import('./after-the-page.tsx').then((m) => m.SideFoot));
const PageFoot = lazyChunk(() => import('./after-the-page.tsx').then((m) => m.PageFoot));
// Few ever see it.
const ChoosePassword = lazyChunk(() =>
  import('../../screens/accounts/choose-password.tsx').then((m) => m.ChoosePassword),
);
const NewVersionBar = lazyChunk(() => import('./new-version-bar.tsx').then((m) => m.NewVersionBar));
const TurnedAwayNotice = lazyChunk(() => import('./turned-away-notice.tsx').then((m) => m.TurnedAwayNotice));

/** A jump within the page, and no place in the history. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

interface FrameProps {
  name: FrameName;
  /** Where the logo leads. */
  home: Href;
  /** The places of this area: at the side on wide screens, at the bottom on phones. */
  links: readonly NavLink[];
  search?: ReactNode;
  /** Below the links at the side. */
  aside?: ReactNode;
  /** Above the bottom bar. */
  above?: ReactNode;
  /** What everybody is told until they have read it, above the page. */
  notice?: ReactNode;
  children: ReactNode;
}

/** What stands around every page: bars, places, footer and the messages about the page as a whole. */
export function Frame({ name, home, links, search, aside, above, notice, children }: FrameProps) {
  const { t } = useTranslation('layout');
  const { user } = useSession();
  const { state } = useLocation();
  const isNewer = useSyncExternalStore(onNewVersion, hasNewVersion, () => false);
  const mustChoose = user?.must_change_password === true;
  const isTurnedAway = !mustChoose && 'turnedAway' in Object(state);
  return (
    <div className={classes.frame} data-area={name}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads within the page, before the application has come, too */}
      <a className={classes.skip} href="#content" onClick={skip}>
        {t('skip')}
      </a>
      <TopBar home={home} search={search} cart={links.find(({ name }) => name === 'cart')} />
      <div className={classes.side}>
        <nav aria-label={t('mainNav')} className={classes.sideLinks}>
          {links.map((link) => (
            <NavItem key={link.name} link={link} variant="side" />
          ))}
        </nav>
        <WhenHydrated>
          {aside}
          <SideFoot />
        </WhenHydrated>
      </div>
      <div className={classes.page}>
        {notice}
        <OfflineBar />
        <Suspense>{isNewer && <NewVersionBar />}</Suspense>
        <main id="content" tabIndex={-1} className={classes.content}>
          {isTurnedAway && (
            <Suspense>
              <TurnedAwayNotice />
            </Suspense>
          )}
          <Suspense fallback={<SkeletonPage />}>
            {user && mustChoose ? <ChoosePassword user={user} /> : children}
          </Suspense>
        </main>
        <WhenHydrated>
          <PageFoot />
        </WhenHydrated>
      </div>
      <BottomBar links={links} above={above} />
    </div>
  );
}
