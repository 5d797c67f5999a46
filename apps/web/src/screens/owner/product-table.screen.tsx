import { ActionIcon, Button, Group, Skeleton, Stack } from '@mantine/core';
import type { CompanyProduct } from '@mercadito/contracts/products';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconCopy, IconPackageOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ColumnChoice, createLeftOut, useShownColumns } from '../../shared/lists/column-choice.tsx';
import { DataTable } from '../../shared/lists/data-table.tsx';
import { NumberedList } from '../../shared/lists/numbered-list.tsx';
import { usePageNumber } from '../../shared/lists/page-numbers.tsx';
import type { Selection } from '../../shared/lists/table-columns.ts';
import { Link, useNavigate, useSearchParams } from '../../shared/navigation/router.tsx';
import { useHere } from '../../shared/navigation/use-return-address.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { BulkBar } from './product-table/bulk-bar.tsx';
import { useProductColumns } from './product-table/product-columns.tsx';
import { filterIn, orderOf, type ProductFilter, ProductFilters } from './product-table/product-filters.tsx';
import { SelectMatching } from './product-table/select-matching.tsx';
import { type Chosen, NONE_CHOSEN, useProductChanges } from './product-table/use-product-changes.ts';
import { NoProducts, ProductsHead } from './products-head.tsx';
import { useDuplicate } from './use-duplicate.ts';
import { entriesOfPage, useProductPage } from './use-product-page.ts';

const PAGE_SIZE = 20;

/** Which columns are too many for this device. */
const LEFT_OUT = createLeftOut('productColumnsLeftOut');

/** An owner's products as a table in which she changes them (SCREEN-25). */
export function Component() {
  const { t } = useTranslation('ownerGoods');
  const companyId = useCompanyId();
  const page = usePageNumber();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = filterIn(params);
  const isFiltered = filter.search !== '' || filter.state !== undefined;
  const changes = useProductChanges(companyId);
  const columns = useProductColumns(changes);
  const shown = useShownColumns(LEFT_OUT, columns);
  const actions = {
    key: 'actions',
    header: t('columns.actions'),
    cell: (product: CompanyProduct) => <ProductRowActions product={product} />,
  };
  const [chosen, setChosen] = useState(NONE_CHOSEN);
  const choose = ({ search, state, sort }: ProductFilter) => {
    setChosen(NONE_CHOSEN);
    navigate(hrefTo('productTable', {}, { search: search || undefined, state, sort }), { replace: true });
  };
  const asked = {
    companyId,
    sort_by: filter.sort,
    order: orderOf(filter.sort),
    ...(filter.search !== '' && { search: filter.search }),
    ...(filter.state && { state: filter.state }),
  };
  const reading = useProductPage({ ...asked, page, page_size: PAGE_SIZE });
  const total = reading.data?.total ?? 0;
  // Over nothing there is nothing to search and to choose.
  const isBare = reading.data?.total === 0 && !isFiltered;
  return (
    <Stack>
      <ProductsHead view="table" companyId={companyId}>
        {!isBare && <ColumnChoice leftOut={LEFT_OUT} columns={columns.slice(1)} />}
      </ProductsHead>
      {!isBare && <ProductFilters filter={filter} onChange={choose} />}
      <BulkBar companyId={companyId} chosen={chosen} changes={changes} onDone={() => setChosen(NONE_CHOSEN)}>
        <SelectMatching chosen={chosen} total={total} asked={asked} isFiltered={isFiltered} onChoose={setChosen} />
      </BulkBar>
      <NumberedList
        reading={reading}
        entriesOf={entriesOfPage}
        label={t('tableTitle')}
        skeleton={<Skeleton height={420} />}
        failed={t('tableFailed')}
        empty={isFiltered ? <NothingFound /> : <NoProducts />}
      >
        {({ entries }) => (
          <DataTable
            label={t('tableTitle')}
            rows={entries}
            columns={[...shown, actions]}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            selection={selectionIn(entries, chosen, setChosen)}
          />
        )}
      </NumberedList>
    </Stack>
  );
}

/** What is chosen of the rows that are shown; those of other pages stay chosen, by the names that they had there. */
function selectionIn(
  entries: readonly CompanyProduct[],
  chosen: Chosen,
  onChoose: (chosen: Chosen) => void,
): Selection {
  const here = new Map(entries.map(({ id, name }) => [id, name]));
  const nameOf = (id: number) => here.get(id) ?? chosen.names.get(id) ?? '';
  return {
    selected: new Set(chosen.isAll ? here.keys() : chosen.names.keys()),
    onChange: (keys) => {
      const names = new Map([...keys].map((key) => [Number(key), nameOf(Number(key))]));
      onChoose({ names, isAll: false });
    },
  };
}

/** Nothing is as the filters want it. */
function NothingFound() {
  const { t } = useTranslation('ownerGoods');
  return (
    <EmptyState
      icon={<IconPackageOff size={40} stroke={1.5} />}
      title={t('filters.nothing')}
      way={{ to: hrefTo('productTable'), text: t('filters.clear') }}
    />
  );
}

/** What an owner does with one product of her table: its form, where its options are too, and a copy of it. */
function ProductRowActions({ product }: { product: CompanyProduct }) {
  const { t } = useTranslation('ownerGoods');
  const fromUrl = useHere();
  const { copy, isLoading } = useDuplicate(t('done.duplicated', { name: product.name }), fromUrl);
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        component={Link}
        to={hrefTo('updateProduct', { productId: product.id }, { fromUrl })}
        variant="default"
        aria-label={t('owner:editNamed', { name: product.name })}
      >
        {t('common:edit')}
      </Button>
      <ActionIcon
        variant="default"
        size="2.75rem"
        aria-label={t('cells.duplicate', { name: product.name })}
        loading={isLoading}
        onClick={() => void copy(product)}
      >
        <IconCopy size={20} aria-hidden="true" />
      </ActionIcon>
    </Group>
  );
}
