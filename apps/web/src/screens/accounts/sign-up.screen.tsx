import { Anchor, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { SignUpForm } from '../../features/accounts/sign-up-form.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { AccountCard } from './account-card.tsx';
import { useGoOn } from './use-go-on.ts';

/** `/sign-up`: an account in one form. */
export function Component() {
  const { t } = useTranslation('accounts');
  const { state } = useLocation();
  const goOn = useGoOn();
  return (
    <>
      <PageHead title={t('signUp.title')} />
      <AccountCard
        title={t('signUp.title')}
        text={t('signUp.why')}
        foot={
          <Text>
            {t('signUp.haveAccount')}{' '}
            <Anchor component={Link} to="/login" state={state} fw={600}>
              {t('login.title')}
            </Anchor>
          </Text>
        }
      >
        <SignUpForm onSignedIn={goOn} />
      </AccountCard>
    </>
  );
}
