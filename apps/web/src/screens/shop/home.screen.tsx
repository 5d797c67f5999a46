import { Button, Group, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import { IconMotorbike } from '@tabler/icons-react';
import { useListHomeProductCategoriesQuery } from '../../entities/categories/categories.api.ts';
import { PromiseLine } from '../../entities/town/promise-line.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.ts';
import { CardPage } from '../../shared/ui/card-grid.tsx';
import { HomeProducts, ProductCategoryBar } from './home/home-products.tsx';
import { useListFilters } from './home/list-search.tsx';

/** The product home (SCREEN-1): categories, products, and for drivers and Admins the way to their page. */
export function Component() {
  const { t } = useTranslation('shop');
  const { viewer } = useSession();
  const { product } = useSite();
  const filters = useListFilters();
  const { data: categories = [] } = useListHomeProductCategoriesQuery();
  return (
    <CardPage>
      <Group justify="space-between">
        <div>
          <Title order={1}>{t('home.heading', { town: product })}</Title>
          <PromiseLine />
        </div>
        {may(viewer, 'delivery.enter').allowed && (
          <Button component={Link} to={hrefTo('driver')} variant="light" leftSection={<IconMotorbike size={20} />}>
            {t('home.toDriver')}
          </Button>
        )}
      </Group>
      <div>
        <ProductCategoryBar categories={categories} active={filters.category} linkTo={filters.linkToCategory} />
      </div>
      <HomeProducts filters={filters} categories={categories} />
    </CardPage>
  );
}
