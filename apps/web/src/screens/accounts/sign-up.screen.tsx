import { Anchor, Text } from '@mantine/core';
import { hrefHere, hrefTo } from '@mercadito/contracts/site/addresses';
import { useLocation } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { AccountCard } from './account-card.tsx';
import { GoOn } from './go-on.tsx';
import { SignUpForm } from './signing-in/sign-up-form.tsx';

/** `/sign-up`: an account in one form. */
export function Component() {
  const { t } = useTranslation('accounts');
  const { state, search } = useLocation();
  const { user } = useSession();
  if (user) return <GoOn />;
  return (
    <AccountCard
      title={t('signUp.title')}
      text={t('signUp.why')}
      foot={
        <Text>
          {t('signUp.haveAccount')}{' '}
          <Anchor component={Link} to={hrefHere(hrefTo('login'), search)} state={state} fw={600}>
            {t('login.title')}
          </Anchor>
        </Text>
      }
    >
      <SignUpForm />
    </AccountCard>
  );
}
