import { Button } from '@mantine/core';
import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import { IconUserCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../features/language-choice/language-switch.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useSignInLink } from '../../shared/navigation/way-back.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import classes from './frame.module.css';
import { InstallButton } from './install-button.tsx';
import { TopTabs } from './top-tabs.tsx';

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
