import { Button, Stack, Tabs, Title } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import classes from '../shop/shop.module.css';
import { FavoriteCompanies } from './favorite-companies.tsx';
import { FavoriteProducts } from './favorite-products.tsx';

const LABELS = ['business', 'products'] as const;

/** What the person marked with a heart (spec 1 §2), the open tab in the address. */
export function Component() {
  const { t } = useTranslation('shop');
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const active = LABELS.find((label) => label === params.get('label')) ?? 'business';
  return (
    <Stack gap="md" className={classes.cards}>
      <PageHead title={t('favorites.title')} />
      <Title order={1} size="h2">
        {t('favorites.title')}
      </Title>
      {user ? (
        <Tabs
          value={active}
          onChange={(label) => setParams(label === 'products' ? { label } : {}, { preventScrollReset: true })}
          keepMounted={false}
          classNames={{ list: classes.tabs, tab: classes.tab }}
        >
          <Tabs.List aria-label={t('favorites.title')}>
            {LABELS.map((label) => (
              <Tabs.Tab key={label} value={label}>
                {t(`favorites.${label}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="business" pt="md">
            <FavoriteCompanies userId={user.id} />
          </Tabs.Panel>
          <Tabs.Panel value="products" pt="md">
            <FavoriteProducts userId={user.id} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <ForVisitors />
      )}
    </Stack>
  );
}

function ForVisitors() {
  const { t } = useTranslation('shop');
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      icon={<IconHeart size={40} stroke={1.5} />}
      title={t('favorites.visitorTitle')}
      text={t('favorites.visitorText')}
      action={
        <Button component={Link} to="/login" state={{ from: pathname + search }}>
          {t('favorites.signIn')}
        </Button>
      }
    />
  );
}
