import { Button, Group, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { isWholeHome, productListInputOf } from '@mercadito/contracts/site/list-input';
import { may } from '@mercadito/domain/access/may';
import { IconMotorbike } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useListHomeProductCategoriesQuery } from '../../entities/categories/categories.api.ts';
import { PromiseLine } from '../../features/promising/promise-line.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link, useSearchParams } from '../../shared/navigation/router.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { CardPage } from '../../shared/ui/card-grid.tsx';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { WhenHydrated } from '../../shared/ui/when-hydrated.tsx';
import { HomeFace } from './home/home-face.tsx';
import { HomeProducts, ProductCategoryBar } from './home/home-products.tsx';
import { useListFilters } from './home/list-search.tsx';

const FoundServices = lazyChunk(() => import('./search-kinds/found-services.tsx').then((m) => m.FoundServices));
const HomeDesk = lazyChunk(() => import('./home/home-desk.tsx').then((m) => m.HomeDesk));

/** The product home (SCREEN-1): the town's street and rows, then categories and products; for drivers and Admins the way to their page. */
export function Component() {
  const { t } = useTranslation('shop');
  const { product: town } = useSite();
  const [address] = useSearchParams();
  const filters = useListFilters(productListInputOf);
  const { data: categories = [] } = useListHomeProductCategoriesQuery();
  const isWhole = isWholeHome(address);
  const heading = t('home.heading', { town });
  return (
    <CardPage>
      <Desk />
      <ToDriver />
      {isWhole ? (
        <HomeFace heading={heading} categories={categories} linkToCategory={filters.linkToCategory} />
      ) : (
        <div>
          <Title order={1} size="h3">
            {heading}
          </Title>
          {!filters.search && <PromiseLine />}
        </div>
      )}
      {isWhole && (
        <Title order={2} size="h3">
          {t('home.rails.all')}
        </Title>
      )}
      <div>
        <ProductCategoryBar categories={categories} filters={filters} />
      </div>
      {filters.search && address.get('label') === 'services' ? (
        <WhenHydrated>
          <FoundServices search={filters.search} />
        </WhenHydrated>
      ) : (
        <HomeProducts filters={filters} categories={categories} />
      )}
    </CardPage>
  );
}

/** Nothing for visitors and customers, who load none of it. */
function Desk() {
  const { viewer, user } = useSession();
  if (!user || (user.company_id === null && !may(viewer, 'site.enter').allowed)) return null;
  return (
    <Suspense>
      <HomeDesk />
    </Suspense>
  );
}

function ToDriver() {
  const { t } = useTranslation('shop');
  const { viewer } = useSession();
  if (!may(viewer, 'delivery.enter').allowed) return null;
  return (
    <Group justify="flex-end">
      <Button component={Link} to={hrefTo('driver')} variant="light" leftSection={<IconMotorbike size={20} />}>
        {t('home.toDriver')}
      </Button>
    </Group>
  );
}
