import { Checkbox, Group, NativeSelect, Stack } from '@mantine/core';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './data-table.module.css';
import { StackedList } from './stacked-list.tsx';
import type { Column, RowKey, Selection, Shown, Sort } from './table-columns.ts';

interface DataCardsProps<Row> extends Shown<Row> {
  label: string;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** The rows of a table where it has no room: a card each, with the heads beside what they are about. */
export function DataCards<Row>(props: DataCardsProps<Row>) {
  const { label, rows, columns, keyOf, nameOf, selection, listRef, sort, onSort } = props;
  const [first, ...others] = columns;
  const sortable = columns.filter(({ sortBy }) => sortBy);
  return (
    <>
      {(selection || sortable.length > 0) && (
        <Group justify="space-between" mb="sm" wrap="nowrap">
          {selection && <SelectAll keys={rows.map(keyOf)} selection={selection} isNamed />}
          {sortable.length > 0 && <SortChoice sortable={sortable} sort={sort} onSort={onSort} />}
        </Group>
      )}
      <StackedList ref={listRef} gap="sm" label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={classes.card}>
            <Group fw={600} wrap="nowrap" gap="sm">
              {selection && <SelectRow rowKey={keyOf(row)} name={nameOf(row)} selection={selection} />}
              <div>{first.cell(row)}</div>
            </Group>
            <Stack component="dl" className={classes.facts} m="var(--mantine-spacing-xs) 0 0" gap="xs">
              {others
                .filter(({ isBlank }) => !isBlank?.(row))
                .map(({ key, header, cell }) => (
                  <Group key={key} className={classes.fact} justify="space-between" gap="0 var(--mantine-spacing-md)">
                    <dt>{header}</dt>
                    <dd>{cell(row)}</dd>
                  </Group>
                ))}
            </Stack>
          </li>
        ))}
      </StackedList>
    </>
  );
}

interface SortChoiceProps<Row> extends Pick<DataCardsProps<Row>, 'sort' | 'onSort'> {
  sortable: readonly Column<Row>[];
}

/** What the heads of the table do. */
function SortChoice<Row>({ sortable, sort, onSort }: SortChoiceProps<Row>) {
  const { t } = useTranslation('controls');
  const sorts: Sort[] = sortable.flatMap(({ key }) => [
    { key, isDescending: false },
    { key, isDescending: true },
  ]);
  const headerOf = ({ key }: Sort) => sortable.find((column) => column.key === key)?.header ?? '';
  const textOf = (each: Sort) =>
    t(each.isDescending ? 'table.descending' : 'table.ascending', { column: headerOf(each) });
  const at = sorts.findIndex((each) => each.key === sort?.key && each.isDescending === sort.isDescending);
  return (
    <NativeSelect
      aria-label={t('table.sort')}
      value={String(at)}
      data={[
        { value: '-1', label: t('table.sort') },
        ...sorts.map((each, index) => ({ value: String(index), label: textOf(each) })),
      ]}
      onChange={({ currentTarget }) => onSort(sorts[Number(currentTarget.value)] ?? null)}
    />
  );
}

/** The selection with a row in it, or without. */
function withRow({ selected }: Selection, key: RowKey, isIn: boolean): ReadonlySet<RowKey> {
  const next = new Set(selected);
  if (isIn) next.add(key);
  else next.delete(key);
  return next;
}

interface SelectAllProps {
  keys: readonly RowKey[];
  selection: Selection;
  /** Where no column of checkboxes below says what it is. */
  isNamed?: boolean;
}

/** Chooses all rows that are shown, or none of them. */
export function SelectAll({ keys, selection, isNamed = false }: SelectAllProps) {
  const { t } = useTranslation('controls');
  const chosen = keys.filter((key) => selection.selected.has(key)).length;
  const isAll = keys.length > 0 && chosen === keys.length;
  return (
    <Checkbox
      {...(isNamed ? { label: t('table.selectAll') } : { 'aria-label': t('table.selectAll') })}
      checked={isAll}
      indeterminate={chosen > 0 && !isAll}
      onChange={() => {
        const others = [...selection.selected].filter((key) => !keys.includes(key));
        selection.onChange(new Set(isAll ? others : [...others, ...keys]));
      }}
    />
  );
}

/** Chooses one row, by its name. */
export function SelectRow({ rowKey, name, selection }: { rowKey: RowKey; name: string; selection: Selection }) {
  const { t } = useTranslation('controls');
  return (
    <Checkbox
      aria-label={t('table.selectRow', { name })}
      checked={selection.selected.has(rowKey)}
      onChange={({ currentTarget }) => selection.onChange(withRow(selection, rowKey, currentTarget.checked))}
    />
  );
}
