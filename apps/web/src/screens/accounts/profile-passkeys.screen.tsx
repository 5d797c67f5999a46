import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageCard } from '../../shared/ui/page-card.tsx';
import { PasskeyList } from './passkeys/passkey-list.tsx';
import { ProfilePart } from './profile-part.tsx';

/** `/profile/passkeys`: by what a person signs in without a password (PASSKEY-1). */
export function Component() {
  const { t } = useTranslation('passkeys');
  const title = t('title');
  return (
    <ProfilePart title={title} lead={t('text')}>
      <PageCard aria-label={title}>
        <PasskeyList />
      </PageCard>
    </ProfilePart>
  );
}
