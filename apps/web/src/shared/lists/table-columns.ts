import type { ReactNode, RefObject } from 'react';

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
