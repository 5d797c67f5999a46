import { useState } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import type { Column } from './table-columns.ts';

/** By which column, and whether from the end. */
export interface Sort {
  readonly key: string;
  readonly isDescending: boolean;
}

/** Rows in the order of a column: numbers by size, texts as the language has them, what is not there last. */
function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
  language: string,
): readonly Row[] {
  const by = columns.find(({ key }) => key === sort?.key)?.sortBy;
  if (!sort || !by) return rows;
  const texts = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const way = sort.isDescending ? -1 : 1;
  const compare = (one: Row, other: Row): number => {
    const [a, b] = [by(one), by(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return way * (typeof a === 'number' && typeof b === 'number' ? a - b : texts.compare(String(a), String(b)));
  };
  return rows.toSorted(compare);
}

/** The rows as somebody has chosen to see them; as they came until then. */
export function useSorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[]) {
  const [sort, setSort] = useState<Sort | null>(null);
  const language = useLanguage();
  return { sort, setSort, sorted: sortedRows(rows, columns, sort, language) };
}
