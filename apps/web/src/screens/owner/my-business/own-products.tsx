import { Button, Group, Stack, Title } from '@mantine/core';
import type { CompanyProduct } from '@mercadito/contracts/products';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { type ReactNode, useId } from 'react';
import { ProductCardSkeletons } from '../../../entities/products/product-card-skeletons.tsx';
import { useListCompanyProductsInfiniteQuery } from '../../../entities/products/products.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { CardGrid, CardPage } from '../../../shared/ui/card-grid.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { OwnProductCard } from '../own-product-card.tsx';
import { type ProductChanges, useProductChanges } from '../product-table/use-product-changes.ts';
import { NoProducts } from '../products-head.tsx';

/** How many of the newest the dashboard shows (SCREEN-19). */
const LATEST = 5;

/** What a business has pinned, and what it has added last. */
export function OwnProducts({ companyId }: { companyId: number }) {
  const { t } = useTranslation('owner');
  const { setAvailable } = useProductChanges(companyId);
  const reading = useListCompanyProductsInfiniteQuery({
    companyId,
    page_size: LATEST,
    sort_by: 'date_created',
    order: 'desc',
  });
  return (
    <Loaded
      reading={{ ...reading, currentData: reading.currentData?.pages[0] }}
      skeleton={
        <CardPage>
          <ProductCardSkeletons count={LATEST} />
        </CardPage>
      }
      failed={t('dashboard.failed')}
    >
      {({ products, porducts_pinned: pinned }) =>
        products.length + pinned.length === 0 ? (
          <NoProducts />
        ) : (
          <CardPage>
            <Goods title={t('dashboard.pinned')} products={pinned} onAvailable={setAvailable} />
            <Goods
              title={t('dashboard.latest')}
              products={products}
              onAvailable={setAvailable}
              more={
                <Button component={Link} to={hrefTo('companyProducts')} variant="subtle" px="xs">
                  {t('dashboard.more')}
                </Button>
              }
            />
          </CardPage>
        )
      }
    </Loaded>
  );
}

interface GoodsProps {
  title: string;
  products: readonly CompanyProduct[];
  onAvailable: ProductChanges['setAvailable'];
  more?: ReactNode;
}

/** Some products under their title; nothing where there are none. */
function Goods({ title, products, onAvailable, more }: GoodsProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <Stack component="section" gap="xs" aria-labelledby={id}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {more}
      </Group>
      <CardGrid label={title}>
        {products.map((product) => (
          <OwnProductCard key={product.id} product={product} onAvailable={onAvailable} />
        ))}
      </CardGrid>
    </Stack>
  );
}
