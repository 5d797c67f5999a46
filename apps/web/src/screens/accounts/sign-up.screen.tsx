import { Anchor, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { SignUpForm } from '../../features/signing-in/sign-up-form.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { AccountCard } from './account-card.tsx';
import { GoOn } from './go-on.tsx';

/** `/sign-up`: an account in one form. */
export function Component() {
  const { t } = useTranslation('accounts');
  const { state, search } = useLocation();
  const { user } = useSession();
  if (user) return <GoOn user={user} />;
  return (
    <>
      <PageHead title={t('signUp.title')} />
      <AccountCard
        title={t('signUp.title')}
        text={t('signUp.why')}
        foot={
          <Text>
            {t('signUp.haveAccount')}{' '}
            <Anchor component={Link} to={`/login${search}`} state={state} fw={600}>
              {t('login.title')}
            </Anchor>
          </Text>
        }
      >
        <SignUpForm />
      </AccountCard>
    </>
  );
}
