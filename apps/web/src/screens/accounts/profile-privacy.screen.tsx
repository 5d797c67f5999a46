import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { DeleteAccount } from './privacy/delete-account.tsx';
import { DownloadOwnData } from './privacy/download-own-data.tsx';
import { ProfilePart } from './profile-part.tsx';

/** `/profile/privacy`: what the site has about whoever is signed in, to keep and to delete (PRIVACY-3, PRIVACY-5). */
export function Component() {
  const { t } = useTranslation('privacy');
  const { user } = useSession();
  if (!user) return null;
  return (
    <ProfilePart title={t('title')}>
      <DownloadOwnData />
      <DeleteAccount user={user} />
    </ProfilePart>
  );
}
