import { type ReactNode, type RefObject, useState } from 'react';
import { useLanguage } from '../i18n/use-translation.ts';

/** What names a row, the same from answer to answer. */
export type RowKey = string | number;

/** One column of a table, and one line of each card on a phone. */
export interface Column<Row> {
  /** Names it in the code; never shown. */
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** By what it can be sorted; null stands last, whichever way. Left out where the list comes page by page. */
  readonly sortBy?: (row: Row) => string | number | null;
  /** Of which rows there is nothing to say: their cards do without the line. */
  readonly isBlank?: (row: Row) => boolean;
  /** Numbers stand at the end. */
  readonly isNumber?: boolean;
}

/** Which rows are chosen, for what is done with several at once. */
export interface Selection {
  readonly selected: ReadonlySet<RowKey>;
  readonly onChange: (selected: ReadonlySet<RowKey>) => void;
}

/** What both shapes of a table draw. */
export interface Shown<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly keyOf: (row: Row) => RowKey;
  /** What a row is called, for who chooses it without seeing it. */
  readonly nameOf: (row: Row) => string;
  readonly selection?: Selection | undefined;
  /** That of a list with Load More: goes onto the element whose children are the rows. */
  readonly listRef?: RefObject<HTMLElement | null> | undefined;
}

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
