import { Button } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { Suspense, useEffect, useRef } from 'react';
import { ProductCardSkeletons } from '../../../entities/products/product-card-skeletons.tsx';
import { useListCompanyProductsInfiniteQuery } from '../../../entities/products/products.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../../shared/lists/growing-list.tsx';
import { usePagesInUrl } from '../../../shared/lists/use-pages-in-url.ts';
import { useSearchParams } from '../../../shared/navigation/router.tsx';
import { neededChunk } from '../../../shared/ui/lazy-chunk.ts';
import { ProductList } from '../product-list.tsx';
import { SearchCount } from '../search-count.tsx';
import { changedShopFilters, PINNED, paramsOfEverything, readShopFilters } from '../shop-search/shop-filter-values.ts';

const NoProducts = neededChunk(() => import('./no-products.tsx').then((m) => m.NoProducts));

/** The goods of a business: searched, sorted, by price and section; the pinned ones first (SCREEN-3). */
export function BusinessProducts({ company }: { company: CompanyDetails }) {
  const { t } = useTranslation('shop');
  const [params, setParams] = useSearchParams();
  const filters = readShopFilters(params);
  const changed = changedShopFilters(filters);
  const isPinnedAlone = params.get('show') === PINNED;
  const list = usePagesInUrl(useListCompanyProductsInfiniteQuery({ companyId: company._id, ...changed }));
  const top = useTopOf(isPinnedAlone ? PINNED : String(filters.category));
  const isNarrowed = isPinnedAlone || Object.keys(changed).length > 0;
  const reset = () => setParams(paramsOfEverything(params), { replace: true });
  const onReset = isNarrowed ? reset : undefined;
  return (
    <div ref={top}>
      <GrowingList
        reading={isPinnedAlone ? { ...list, hasNextPage: false } : list}
        // The pinned ones stand on every page of the answer, and once on the screen.
        entriesOf={({ porducts_pinned, products }, at) => [
          ...(at === 0 ? porducts_pinned : []),
          ...(isPinnedAlone ? [] : products),
        ]}
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
            {filters.search && (
              <SearchCount search={filters.search} count={count} onlyHave={list.data?.pages[0]?.only_have} />
            )}
            <ProductList ref={listRef} products={entries} label={t('list.products')} isInShop />
          </>
        )}
      </GrowingList>
    </div>
  );
}

/** Goes onto the goods: another section begins where they begin, below what stays in place. */
function useTopOf(section: string) {
  const goods = useRef<HTMLDivElement>(null);
  const shown = useRef(section);
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    const band = goods.current?.previousElementSibling;
    if (!goods.current || !band) return;
    const isCovered = goods.current.getBoundingClientRect().top < band.getBoundingClientRect().bottom;
    if (isCovered) goods.current.scrollIntoView();
  }, [section]);
  return goods;
}
