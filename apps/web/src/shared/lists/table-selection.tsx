import { Checkbox } from '@mantine/core';
import { useTranslation } from '../i18n/use-translation.ts';
import type { RowKey, Selection } from './table-columns.ts';

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
  const { t } = useTranslation('kit');
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
  const { t } = useTranslation('kit');
  return (
    <Checkbox
      aria-label={t('table.selectRow', { name })}
      checked={selection.selected.has(rowKey)}
      onChange={({ currentTarget }) => selection.onChange(withRow(selection, rowKey, currentTarget.checked))}
    />
  );
}
