import { Button, Title } from '@mantine/core';
import type { Account } from '@mercadito/contracts/accounts';
import { IconHeart } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useSignInLink } from '../../shared/navigation/way-back.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { CardPage } from '../../shared/ui/card-grid.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { LinkTabs } from '../shop/link-tabs.tsx';
import { FavoriteCompanies } from './favorite-companies.tsx';
import { FavoriteProducts } from './favorite-products.tsx';

const LABELS = ['business', 'products'] as const;

/** What the person marked with a heart (SCREEN-7), the open tab in the address. */
export function Component() {
  const { t } = useTranslation('shop');
  const { user, isSignedIn } = useSession();
  return (
    <CardPage>
      <Title order={1}>{t('favorites.title')}</Title>
      {user ? <Lists user={user} /> : isSignedIn ? <SkeletonPage /> : <ForVisitors />}
    </CardPage>
  );
}

function Lists({ user }: { user: Account }) {
  const { t } = useTranslation('shop');
  const [params] = useSearchParams();
  const active = LABELS.find((label) => label === params.get('label')) ?? 'business';
  return (
    <>
      <LinkTabs
        name={t('favorites.title')}
        labels={LABELS}
        active={active}
        textOf={(label) => t(`favorites.${label}`)}
      />
      {active === 'business' ? <FavoriteCompanies userId={user.id} /> : <FavoriteProducts userId={user.id} />}
    </>
  );
}

function ForVisitors() {
  const { t } = useTranslation('shop');
  return (
    <EmptyState
      icon={<IconHeart size={40} stroke={1.5} />}
      title={t('favorites.visitorTitle')}
      text={t('favorites.visitorText')}
      action={
        <Button component={Link} to={useSignInLink()}>
          {t('common:signIn')}
        </Button>
      }
    />
  );
}
