import { Anchor, Text } from '@mantine/core';
import { hrefHere, hrefTo } from '@mercadito/contracts/site/addresses';
import { useLocation } from 'react-router';
import { PersonOnTheWay } from '../../entities/accounts/person-on-the-way.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.ts';
import { AccountCard } from './account-card.tsx';
import { GoOn } from './go-on.tsx';
import { LoginForm } from './signing-in/login-form.tsx';

/** `/login`: leads back to where an account was needed. */
export function Component() {
  const { t } = useTranslation('accounts');
  const { brand } = useSite();
  const { state, search } = useLocation();
  const { user, endedBecause } = useSession();
  if (user) return <GoOn />;
  const form = (
    <AccountCard
      title={t('login.title')}
      text={endedBecause === 'expired' ? t('login.expired') : t('login.welcome', { brand })}
      foot={
        <Text>
          {t('login.noAccount')}{' '}
          <Anchor component={Link} to={hrefHere(hrefTo('signUp'), search)} state={state} fw={600}>
            {t('signUp.title')}
          </Anchor>
        </Text>
      }
    >
      <LoginForm />
    </AccountCard>
  );
  return <PersonOnTheWay title={t('login.unknown')} meanwhile={form} />;
}
