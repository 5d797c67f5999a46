import { Button, Skeleton, Stack } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { Suspense } from 'react';
import { ProductCardSkeletons } from '../../../entities/products/product-card-skeletons.tsx';
import { useListCompanyProductsInfiniteQuery } from '../../../entities/products/products.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../../shared/lists/growing-list.tsx';
import { usePagesInUrl } from '../../../shared/lists/use-pages-in-url.ts';
import { useSearchParams } from '../../../shared/navigation/router.tsx';
import { lazyChunk, neededChunk } from '../../../shared/ui/lazy-chunk.ts';
import { WhenHydrated } from '../../../shared/ui/when-hydrated.tsx';
import { ProductList } from '../product-list.tsx';
import { SearchCount } from '../search-count.tsx';
import {
  changedShopFilters,
  paramsAfter,
  readShopFilters,
  type ShopFilterValues,
} from '../shop-search/shop-filter-values.ts';

// The goods are seen first; what finds things among them follows.
const NoProducts = neededChunk(() => import('./business-states.tsx').then((m) => m.NoProducts));
const ShopTools = lazyChunk(() => import('../shop-search/shop-tools.tsx').then((m) => m.ShopTools));

/** The goods of a business: searched, sorted, by price; the pinned ones first (SCREEN-3). */
export function BusinessProducts({ company }: { company: CompanyDetails }) {
  const [params, setParams] = useSearchParams();
  const filters = readShopFilters(params);
  const change = (changed: Partial<ShopFilterValues>) => setParams(paramsAfter(params, changed), { replace: true });
  const isFiltered = Object.keys(changedShopFilters(filters)).length > 0;
  const reset = () => change({ search: '', category: 0, sort_by: undefined, order: undefined, price_range: undefined });
  return (
    <Stack gap="md">
      <WhenHydrated fallback={<ToolsSkeleton />}>
        <ShopTools company={company} filters={filters} onChange={change} onReset={isFiltered ? reset : undefined} />
      </WhenHydrated>
      <Products company={company} filters={filters} onReset={isFiltered ? reset : undefined} />
    </Stack>
  );
}

/** As high as what finds things in the shop, so that the goods stay where they are. */
function ToolsSkeleton() {
  return (
    <Stack gap="md" mih="8.5rem" aria-hidden="true">
      <Skeleton height="2.75rem" />
      <Skeleton height="4.75rem" />
    </Stack>
  );
}

interface ProductsProps {
  company: CompanyDetails;
  filters: ShopFilterValues;
  onReset: (() => void) | undefined;
}

function Products({ company, filters, onReset }: ProductsProps) {
  const { t } = useTranslation('shop');
  const list = usePagesInUrl(
    useListCompanyProductsInfiniteQuery({ companyId: company._id, ...changedShopFilters(filters) }),
  );
  return (
    <GrowingList
      reading={list}
      // The pinned ones stand on every page of the answer, and once on the screen.
      entriesOf={(page, at) => (at === 0 ? [...page.porducts_pinned, ...page.products] : page.products)}
      skeleton={<ProductCardSkeletons />}
      failed={t('home.failed')}
      failedAction={
        onReset && (
          <Button variant="default" onClick={onReset}>
            {t('business.reset')}
          </Button>
        )
      }
      empty={
        <Suspense>
          <NoProducts onReset={onReset} />
        </Suspense>
      }
    >
      {({ entries, listRef, count }) => (
        <>
          {filters.search && <SearchCount search={filters.search} count={count} />}
          <ProductList ref={listRef} products={entries} label={t('list.products')} isInShop />
        </>
      )}
    </GrowingList>
  );
}
