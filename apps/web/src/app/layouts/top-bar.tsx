import { Button } from '@mantine/core';
import { type Href, hrefTo, screenAt } from '@mercadito/contracts/site/addresses';
import { TABS } from '@mercadito/contracts/site/menus';
import { SCREENS } from '@mercadito/contracts/site/site-map';
import { IconDownload, IconUserCircle } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { LanguageSwitch } from '../../features/language-choice/language-choice.tsx';
import { useInstallOffer } from '../../shared/hooks/use-install-offer.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link, useDestination } from '../../shared/navigation/router.tsx';
import { useSignInLink } from '../../shared/navigation/way-back.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import layout from '../../shared/ui/layout.module.css';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import looks from '../../shared/ui/looks.module.css';
import { Picture } from '../../shared/ui/picture.tsx';
import { WhenHydrated } from '../../shared/ui/when-hydrated.tsx';
import { NavItem, type NavLink } from './nav-item.tsx';
import classes from './top-bar.module.css';

// With a session, after the page.
const InboxBell = lazyChunk(() => import('./inbox-bell.tsx').then((m) => m.InboxBell));
const InstallHelp = lazyChunk(() => import('../../shared/ui/install-help.tsx').then((m) => m.InstallHelp));

/** Shown while the browser offers to install the page; on an iPhone it explains the two taps instead. */
function InstallButton() {
  const { t } = useTranslation('layout');
  const offer = useInstallOffer();
  const [explains, setExplains] = useState(false);
  if (!offer) return null;
  return (
    <>
      <Button
        variant="light"
        className={looks.signOnly}
        leftSection={<IconDownload size={18} />}
        onClick={() => (offer.prompt ? offer.prompt() : setExplains(true))}
      >
        {t('install')}
      </Button>
      <Suspense>{explains && <InstallHelp onClose={() => setExplains(false)} />}</Suspense>
    </>
  );
}

interface TopBarProps {
  home: Href;
  search?: ReactNode;
  /** Among its places where people shop; on wide screens it stands here as well. */
  cart: NavLink | undefined;
}

/** Logo, tabs and search for who looks for goods, install, language, the cart, and the person. */
export function TopBar({ home, search, cart }: TopBarProps) {
  const { brand } = useSite();
  const { user } = useSession();
  const hasInbox = user !== null && !user.must_change_password;
  return (
    <header className={classes.topBar}>
      <Link to={home} className={classes.brand} aria-label={brand}>
        <Logo brand={brand} />
      </Link>
      {search && <TopTabs />}
      <div className={classes.search}>{search}</div>
      <InstallButton />
      <LanguageSwitch />
      {/* Its room is kept: it takes as much as the profile. */}
      <WhenHydrated fallback={hasInbox && <span className={classes.profile} />}>
        {hasInbox && <InboxBell />}
      </WhenHydrated>
      <div className={looks.wideOnly}>{cart && <NavItem link={cart} variant="top" />}</div>
      <ProfileLink />
    </header>
  );
}

function ProfileLink() {
  const { t } = useTranslation('layout');
  const { user, isSignedIn } = useSession();
  const signInLink = useSignInLink();
  if (!isSignedIn) {
    return (
      <Button
        component={Link}
        to={signInLink}
        variant="subtle"
        fw={400}
        className={`${layout.fixed} ${classes.signIn}`}
      >
        {t('signIn')}
      </Button>
    );
  }
  const picture = user?.profile.image_picture;
  return (
    <Link to={hrefTo('profile')} className={classes.profile} aria-label={t('profile')}>
      {picture ? (
        <Picture picture={picture} alt="" ratio={1} sizes="40px" isEager />
      ) : (
        <IconUserCircle size={32} stroke={1.5} aria-hidden="true" />
      )}
    </Link>
  );
}

/** Goods or businesses: what is looked through, and what the search beside them searches (FRAME-4). */
function TopTabs() {
  const { t } = useTranslation('layout');
  const { name: here } = screenAt(useDestination().pathname);
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      {TABS.map((name) => (
        <Link
          key={name}
          to={hrefTo(name)}
          className={`${looks.tab} ${classes.tab}`}
          aria-current={name === here ? 'page' : undefined}
        >
          {t(SCREENS[name].tab)}
        </Link>
      ))}
    </nav>
  );
}

/** A market stall's awning, and the name beside it. */
function Logo({ brand }: { brand: string }) {
  return (
    <span className={classes.logo}>
      <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="var(--accent)" />
        <path
          d="M8 8h16l2.2 6.6a2.8 2.8 0 0 1-5.4.9 2.9 2.9 0 0 1-4.8 0 2.9 2.9 0 0 1-4.8 0 2.8 2.8 0 0 1-5.4-.9z"
          fill="var(--on-accent)"
        />
        <path d="M9.5 18.5h13V25h-13z" fill="var(--on-accent)" opacity=".55" />
      </svg>
      <span className={classes.name}>{brand}</span>
    </span>
  );
}
