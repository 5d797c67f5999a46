import type { ProductCategory } from '@mercadito/contracts/categories';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { type ProductListInput, SHOWN } from '@mercadito/contracts/site/list-input';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import { IconShoppingBag } from '@tabler/icons-react';
import { CategoryChips } from '../../../entities/categories/category-chips.tsx';
import { NearestCategoryLinks } from '../../../entities/categories/nearest-categories.tsx';
import { ProductCardSkeletons } from '../../../entities/products/product-card-skeletons.tsx';
import { useListHomeProductsInfiniteQuery } from '../../../entities/products/products.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../../shared/lists/growing-list.tsx';
import { usePagesInUrl } from '../../../shared/lists/use-pages-in-url.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ProductList } from '../product-list.tsx';
import { ClearSearch, type ListFilters, NoResults, SearchSummary } from './list-search.tsx';
import { RAIL_LISTS } from './rail-lists.ts';

interface HomeProductsProps {
  filters: ListFilters<ProductListInput>;
  categories: readonly ProductCategory[];
}

/** The products of the address's category or search, in all the states a list can be in. */
export function HomeProducts({ filters, categories }: HomeProductsProps) {
  const { t } = useTranslation('shop');
  const reading = usePagesInUrl(useListHomeProductsInfiniteQuery(filters.input));
  const onlyHave = reading.data?.pages[0]?.only_have;
  return (
    <GrowingList
      reading={reading}
      entriesOf={(page) => page.products.results}
      skeleton={<ProductCardSkeletons />}
      failed={t('home.failed')}
      failedAction={filters.search && <ClearSearch to={filters.withoutSearch} />}
      empty={<NothingFound filters={filters} categories={categories} />}
    >
      {({ entries, listRef, count }) => (
        <>
          {filters.search && <SearchSummary filters={filters} active="products" count={count} onlyHave={onlyHave} />}
          <ProductList ref={listRef} products={entries} label={t('list.products')} />
        </>
      )}
    </GrowingList>
  );
}

function NothingFound({ filters, categories }: HomeProductsProps) {
  const { t } = useTranslation('shop');
  const { search, show, category, linkToCategory, withoutSearch } = filters;
  if (search) {
    return (
      <NoResults what={t('search.noProducts')} search={search} active="products" clearTo={withoutSearch}>
        <NearestCategoryLinks searched={search} categories={categories} linkTo={linkToCategory} />
      </NoResults>
    );
  }
  const isChosen = show !== '' || category > 0;
  const [title, text] = EMPTY[show === SHOWN.offers ? 'offers' : isChosen ? 'category' : 'town'];
  return (
    <EmptyState
      icon={<IconShoppingBag size={40} stroke={1.5} />}
      title={t(title)}
      text={t(text)}
      way={
        isChosen ? { to: hrefTo('home'), text: t('list.showAll') } : { to: hrefTo('sell'), text: t('list.sellHere') }
      }
    />
  );
}

/** What a list without products says, by what was asked for. */
const EMPTY = {
  offers: ['list.noOffersTitle', 'list.noOffersText'],
  category: ['list.emptyTitle', 'list.emptyCategory'],
  town: ['list.emptyTitle', 'list.emptyTown'],
} as const;

interface ProductCategoryBarProps {
  categories: readonly ProductCategory[];
  filters: Pick<ListFilters, 'category' | 'show' | 'linkToCategory'>;
}

/** The parent whose row of sub-categories is open: the chosen category or the one above it. */
const parentOf = (categories: readonly ProductCategory[], active: number) =>
  categories.find(({ id, sub_categories }) => id === active || sub_categories.some((sub) => sub.id === active));

/** The product categories; under a chosen one stand its sub-categories. */
export function ProductCategoryBar({ categories, filters }: ProductCategoryBarProps) {
  const { t, language } = useTranslation('shop');
  const { category: active, show, linkToCategory: linkTo } = filters;
  const parent = parentOf(categories, active);
  const name = parent ? categoryName(parent, language) : '';
  return (
    <>
      <CategoryChips
        categories={categories}
        active={parent?.id ?? active}
        linkTo={linkTo}
        label={t('categories.label')}
        allLabel={t('categories.all')}
        others={[
          { name: t('home.chips.offers'), to: RAIL_LISTS.offers, isActive: show === SHOWN.offers },
          { name: t('home.chips.new'), to: RAIL_LISTS.newest, isActive: show === SHOWN.newest },
        ]}
      />
      {parent && parent.sub_categories.length > 0 && (
        <CategoryChips
          variant="sub"
          categories={parent.sub_categories}
          active={active === parent.id ? 0 : active}
          linkTo={(category) => linkTo(category || parent.id)}
          label={t('categories.subLabel', { name })}
          allLabel={t('categories.allOf', { name })}
        />
      )}
    </>
  );
}
