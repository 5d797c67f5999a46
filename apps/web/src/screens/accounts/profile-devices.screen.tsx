import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageCard } from '../../shared/ui/page-card.tsx';
import { ProfilePart } from './profile-part.tsx';
import { SessionList } from './session-list.tsx';

/** `/profile/devices`: where a person is signed in, and the ways out (ACCOUNT-6). */
export function Component() {
  const { t } = useTranslation('accounts');
  const title = t('sessions.title');
  return (
    <ProfilePart title={title}>
      <PageCard aria-label={title}>
        <SessionList />
      </PageCard>
    </ProfilePart>
  );
}
