import { Group, Skeleton, Stack } from '@mantine/core';
import type { CompanyProduct } from '@mercadito/contracts/products';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconPackageOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useMedia } from '../../shared/hooks/use-media.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ColumnChoice, createLeftOut, useShownColumns } from '../../shared/lists/column-choice.tsx';
import { SelectAll } from '../../shared/lists/data-cards.tsx';
import { DataTable, KeptCells } from '../../shared/lists/data-table.tsx';
import { NumberedList } from '../../shared/lists/numbered-list.tsx';
import { usePageNumber } from '../../shared/lists/page-numbers.tsx';
import type { Selection } from '../../shared/lists/table-columns.ts';
import { useNavigate, useSearchParams } from '../../shared/navigation/router.tsx';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LeavingButton } from '../../shared/ui/leaving-button.tsx';
import { BulkBar } from './product-table/bulk-bar.tsx';
import { PhoneHead } from './product-table/phone-head.tsx';
import { useProductColumns } from './product-table/product-columns.tsx';
import { filterIn, orderOf, type ProductFilter, ProductFilters } from './product-table/product-filters.tsx';
import { ProductRows } from './product-table/product-rows.tsx';
import { ProductWays } from './product-table/row-fields.tsx';
import { SelectMatching } from './product-table/select-matching.tsx';
import { type Chosen, NONE_CHOSEN, useProductChanges } from './product-table/use-product-changes.ts';
import { NoProducts, ProductMeter, ProductsHead } from './products-head.tsx';
import { entriesOfPage, useProductPage } from './use-product-page.ts';

const PAGE_SIZE = 20;

/** Below this neither a table nor its cards have room: its products are rows of 64 px. */
const PHONE = '(max-width: 47.99em)';

/** Which columns are too many for this device. */
const LEFT_OUT = createLeftOut('productColumnsLeftOut');

/** An owner's products as a table in which she changes them, on a phone as rows (SCREEN-25). */
export function Component() {
  const { t } = useTranslation('ownerGoods');
  const companyId = useCompanyId();
  const page = usePageNumber();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = filterIn(params);
  const isFiltered = filter.search !== '' || filter.state !== undefined;
  const changes = useProductChanges(companyId);
  const isPhone = useMedia(PHONE);
  const [opened, setOpened] = useState<number | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const columns = useProductColumns(changes);
  const shown = useShownColumns(LEFT_OUT, columns);
  const actions = {
    key: 'actions',
    header: t('columns.actions'),
    cell: (product: CompanyProduct) => <ProductWays product={product} />,
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
  const endChoice = () => {
    setChosen(NONE_CHOSEN);
    setChoosing(false);
  };
  const table = (entries: readonly CompanyProduct[]) => (
    <DataTable
      label={t('tableTitle')}
      rows={entries}
      columns={[...shown, actions]}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      selection={selectionIn(entries, chosen, setChosen)}
    />
  );
  const rows = (entries: readonly CompanyProduct[]) => {
    const selection = selectionIn(entries, chosen, setChosen);
    const isSelecting = isChoosing || chosen.isAll || chosen.names.size > 0;
    return (
      <>
        {isSelecting && <ChoiceHead entries={entries} selection={selection} onDone={endChoice} />}
        <ProductRows
          label={t('tableTitle')}
          products={entries}
          changes={changes}
          opened={opened}
          onOpen={setOpened}
          selection={isSelecting ? selection : undefined}
        />
      </>
    );
  };
  return (
    <Stack gap={isPhone ? 'xxs' : undefined}>
      {isPhone ? (
        <PhoneHead companyId={companyId} filter={filter} onFilter={choose} onChoose={() => setChoosing(true)} />
      ) : (
        <>
          <ProductsHead view="table" companyId={companyId}>
            {!isBare && <ColumnChoice leftOut={LEFT_OUT} columns={columns.slice(1)} />}
          </ProductsHead>
          {!isBare && <ProductFilters filter={filter} onChange={choose} />}
        </>
      )}
      <BulkBar companyId={companyId} chosen={chosen} changes={changes} onDone={endChoice}>
        <SelectMatching chosen={chosen} total={total} asked={asked} isFiltered={isFiltered} onChoose={setChosen} />
      </BulkBar>
      <NumberedList
        reading={reading}
        entriesOf={entriesOfPage}
        label={t('tableTitle')}
        skeleton={<Skeleton height={420} />}
        failed={t('tableFailed')}
        empty={isFiltered ? <NothingFound /> : <NoProducts />}
        hidesHead={isPhone}
      >
        {({ entries }) => <KeptCells>{isPhone ? rows(entries) : table(entries)}</KeptCells>}
      </NumberedList>
      {isPhone && <ProductMeter companyId={companyId} />}
    </Stack>
  );
}

interface ChoiceHeadProps {
  entries: readonly CompanyProduct[];
  selection: Selection;
  onDone: () => void;
}

/** Above rows that can be chosen: all of them at once, and the way out. */
function ChoiceHead({ entries, selection, onDone }: ChoiceHeadProps) {
  const { t } = useTranslation('ownerGoods');
  return (
    <Group justify="space-between" wrap="nowrap">
      <SelectAll keys={entries.map(({ id }) => id)} selection={selection} isNamed />
      <LeavingButton variant="subtle" onClick={onDone}>
        {t('rows.chooseDone')}
      </LeavingButton>
    </Group>
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
