import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { OwnEmail } from './own-email.tsx';
import { OwnNames } from './own-names.tsx';
import { OwnTelephone } from './own-telephone.tsx';
import { ProfilePart } from './profile-part.tsx';

/** `/profile/details`: what a person says of themself (ACCOUNT-21). */
export function Component() {
  const { t } = useTranslation('ownData');
  const { user } = useSession();
  if (!user) return null;
  return (
    <ProfilePart title={t('title')}>
      <OwnNames user={user} />
      <OwnEmail user={user} />
      <OwnTelephone user={user} />
    </ProfilePart>
  );
}
