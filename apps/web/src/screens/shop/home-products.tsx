import { Button } from '@mantine/core';
import type { ProductCategory } from '@mercadito/contracts/categories';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconShoppingBag } from '@tabler/icons-react';
import { NearestCategoryLinks } from '../../entities/categories/nearest-category-links.tsx';
import { ProductCardSkeletons } from '../../entities/products/product-card-skeletons.tsx';
import { useListHomeProductsInfiniteQuery } from '../../entities/products/products.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../shared/lists/growing-list.tsx';
import { Link } from '../../shared/navigation/link.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ClearSearch } from './clear-search.tsx';
import { NoResults } from './no-results.tsx';
import { ProductList } from './product-list.tsx';
import { SearchSummary } from './search-summary.tsx';
import type { ListFilters } from './use-list-filters.ts';
import { usePagesInUrl } from './use-pages-in-url.ts';

interface HomeProductsProps {
  filters: ListFilters;
  categories: readonly ProductCategory[];
}

/** The products of the address's category or search, in all the states a list can be in. */
export function HomeProducts({ filters, categories }: HomeProductsProps) {
  const { t } = useTranslation('shop');
  return (
    <GrowingList
      reading={usePagesInUrl(useListHomeProductsInfiniteQuery(filters.input))}
      entriesOf={(page) => page.products.results}
      skeleton={<ProductCardSkeletons />}
      failed={t('home.failed')}
      failedAction={filters.search && <ClearSearch to={filters.withoutSearch} />}
      empty={<NothingFound filters={filters} categories={categories} />}
    >
      {({ entries, listRef, count }) => (
        <>
          {filters.search && <SearchSummary filters={filters} count={count} />}
          <ProductList ref={listRef} products={entries} label={t('list.products')} />
        </>
      )}
    </GrowingList>
  );
}

function NothingFound({ filters, categories }: HomeProductsProps) {
  const { t } = useTranslation('shop');
  const { search, linkToCategory, withoutSearch } = filters;
  if (search) {
    return (
      <NoResults what={t('search.noProducts')} clearTo={withoutSearch}>
        <NearestCategoryLinks searched={search} categories={categories} linkTo={linkToCategory} />
      </NoResults>
    );
  }
  return (
    <EmptyState
      icon={<IconShoppingBag size={40} stroke={1.5} />}
      title={t('list.emptyTitle')}
      text={t('list.emptyCategory')}
      action={
        <Button component={Link} to={hrefTo('home')}>
          {t('list.showAll')}
        </Button>
      }
    />
  );
}
