import { Button } from '@mantine/core';
import type { Category } from '@mercadito/contracts/categories';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { hrefHere } from '@mercadito/contracts/site/addresses';
import { shopSections } from '@mercadito/domain/catalog/shop-sections';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { Suspense, useRef, useState, useTransition } from 'react';
import { useListCompanyProductCategoriesQuery } from '../../../entities/categories/categories.api.ts';
import { CategoryChips } from '../../../entities/categories/category-chips.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLocation, useSearchParams } from '../../../shared/navigation/router.tsx';
import { WhenPressed } from '../../../shared/ui/coming.tsx';
import layout from '../../../shared/ui/layout.module.css';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import looks from '../../../shared/ui/looks.module.css';
import {
  isSorted,
  PINNED,
  paramsAfter,
  paramsOfSection,
  readShopFilters,
  type ShopFilterValues,
} from '../shop-search/shop-filter-values.ts';
import classes from './shop-band.module.css';

const ShopSearch = lazyChunk(() => import('../shop-search/shop-search.tsx').then((m) => m.ShopSearch));
const FilterSheet = lazyChunk(() => import('../shop-search/filter-sheet.tsx').then((m) => m.FilterSheet));

/** What finds things in a shop, in one row that stays: its search, the sign of its filters, its sections (SCREEN-3). */
export function ShopBand({ company }: { company: CompanyDetails }) {
  const [params, setParams] = useSearchParams();
  const filters = readShopFilters(params);
  const change = (changed: Partial<ShopFilterValues>) => setParams(paramsAfter(params, changed), { replace: true });
  const { currentData = [] } = useListCompanyProductCategoriesQuery({ id: company._id });
  const sections = shopSections<Category>(currentData);
  return (
    <div className={`${layout.row} ${classes.row}`}>
      <Search
        company={company}
        isShort={sections.length > 0}
        search={filters.search}
        onSearch={(search) => change({ search })}
      />
      <Filters filters={filters} onChange={change} />
      {sections.length > 0 && <Sections sections={sections} hasPinned={company.parts?.pinned === true} />}
    </div>
  );
}

const SIGN = { variant: 'default', radius: 'xl', px: 'sm' } as const;

interface SearchProps {
  company: CompanyDetails;
  /** A phone has room for its sign alone. */
  isShort: boolean;
  search: string;
  onSearch: (search: string) => void;
}

/** A sign until it is pressed; its field with the suggestions comes then, and Esc leads back. */
function Search({ company, isShort, search, onSearch }: SearchProps) {
  const { t } = useTranslation('shop');
  const [isAsked, setAsked] = useState(false);
  const [isComing, startComing] = useTransition();
  const sign = useRef<HTMLButtonElement>(null);
  const text = t('business.search', { name: company.name });
  const leave = () => {
    setAsked(false);
    if (search !== '') onSearch('');
    // The field goes.
    requestAnimationFrame(() => sign.current?.focus());
  };
  const button = (
    <Button
      ref={sign}
      className={isShort ? `${looks.signOnly} ${layout.fixed}` : layout.grows}
      {...SIGN}
      justify="start"
      fw={400}
      leftSection={<IconSearch size={20} aria-hidden="true" />}
      aria-label={text}
      aria-busy={isComing}
      onClick={() => startComing(() => setAsked(true))}
    >
      {text}
    </Button>
  );
  return (
    <Suspense fallback={button}>
      {isAsked || search !== '' ? (
        <ShopSearch
          companyId={company._id}
          label={text}
          search={search}
          onSearch={onSearch}
          onLeave={leave}
          hasFocus={isAsked}
        />
      ) : (
        button
      )}
    </Suspense>
  );
}

interface FiltersProps {
  filters: ShopFilterValues;
  onChange: (change: Partial<ShopFilterValues>) => void;
}

/** One sign for all that sorts and narrows, marked while something does. */
function Filters({ filters, onChange }: FiltersProps) {
  const { t } = useTranslation('shop');
  // Null until it is asked for the first time: till then its code is not needed.
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const isOn = isSorted(filters);
  return (
    <>
      <Button
        className={`${looks.signOnly} ${layout.fixed}`}
        {...SIGN}
        variant={isOn ? 'light' : 'default'}
        bd={isOn ? '2px solid var(--accent)' : undefined}
        leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden="true" />}
        aria-label={t(isOn ? 'business.filtersOn' : 'business.filters')}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {t('business.filters')}
      </Button>
      {isOpened !== null && (
        <WhenPressed>
          <FilterSheet opened={isOpened} onClose={() => setOpened(false)} values={filters} onChange={onChange} />
        </WhenPressed>
      )}
    </>
  );
}

interface SectionsProps {
  sections: readonly Category[];
  hasPinned: boolean;
}

/** The shop's own sections, the pinned goods first; one more tap of the Tab key, arrows between them. */
function Sections({ sections, hasPinned }: SectionsProps) {
  const { t } = useTranslation('shop');
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const linkTo = (section: number | typeof PINNED) => hrefHere(pathname, `?${paramsOfSection(params, section)}`);
  const pinned = { name: t('business.pinned'), to: linkTo(PINNED), isActive: params.get('show') === PINNED };
  return (
    <div className={classes.sections}>
      <CategoryChips
        categories={sections}
        active={readShopFilters(params).category}
        linkTo={linkTo}
        label={t('business.sections')}
        allLabel={t('categories.all')}
        others={hasPinned ? [pinned] : []}
        replaces
      />
    </div>
  );
}
