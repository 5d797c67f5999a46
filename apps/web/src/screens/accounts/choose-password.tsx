import type { Account } from '@mercadito/contracts/accounts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { AccountCard } from './account-card.tsx';
import { PasswordForm, SignOut } from './account-security.tsx';

/** In place of every page, for whoever has signed in with a one-time password: the server takes no other call from them. */
export function ChoosePassword({ user }: { user: Account }) {
  const { t } = useTranslation('accounts');
  const title = t('passwordForm.title');
  return (
    <>
      <PageHead title={title} />
      <AccountCard title={title} text={t('passwordForm.oneTime')} foot={<SignOut name={user.first_name} />}>
        <PasswordForm />
      </AccountCard>
    </>
  );
}
