import { Button } from '@mantine/core';
import { type Href, hrefTo, screenAt } from '@mercadito/contracts/site/addresses';
import { TABS } from '@mercadito/contracts/site/menus';
import { SCREENS } from '@mercadito/contracts/site/site-map';
import { IconDownload, IconUserCircle } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { LanguageSwitch } from '../../features/language-choice/language-choice.tsx';
import { useInstallOffer } from '../../shared/hooks/use-install-offer.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useDestination } from '../../shared/navigation/use-destination.ts';
import { useSignInLink } from '../../shared/navigation/way-back.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.ts';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import classes from './frame.module.css';

const InstallHelp = lazyChunk(() => import('./install-help.tsx').then((m) => m.InstallHelp));

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
        className={classes.install}
        leftSection={<IconDownload size={18} />}
        onClick={() => (offer.prompt ? offer.prompt() : setExplains(true))}
      >
        {t('install')}
      </Button>
      <Suspense>{explains && <InstallHelp onClose={() => setExplains(false)} />}</Suspense>
    </>
  );
}

/** Logo, tabs and search for who looks for goods, install, language, and the person. */
export function TopBar({ home, search }: { home: Href; search?: ReactNode }) {
  const { brand } = useSite();
  return (
    <header className={classes.topBar}>
      <Link to={home} className={classes.brand} aria-label={brand}>
        <Logo brand={brand} />
      </Link>
      {search && <TopTabs />}
      <div className={classes.search}>{search}</div>
      <InstallButton />
      <LanguageSwitch />
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
      <Button component={Link} to={signInLink} className={classes.signIn}>
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
        <Link key={name} to={hrefTo(name)} className={classes.tab} aria-current={name === here ? 'page' : undefined}>
          {t(SCREENS[name].tab)}
        </Link>
      ))}
    </nav>
  );
}
