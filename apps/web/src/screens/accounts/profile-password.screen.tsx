import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageCard } from '../../shared/ui/page-card.tsx';
import { PasswordForm } from './account-security.tsx';
import { ProfilePart } from './profile-part.tsx';

/** `/profile/password`: another password. */
export function Component() {
  const { t } = useTranslation('accounts');
  const title = t('passwordForm.title');
  return (
    <ProfilePart title={title} lead={t('passwordForm.text')}>
      <PageCard aria-label={title}>
        <PasswordForm />
      </PageCard>
    </ProfilePart>
  );
}
