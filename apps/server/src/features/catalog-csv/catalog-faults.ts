import type { CatalogFaultAnswer } from '@mercadito/contracts/catalog-csv';
import type { CatalogColumn } from '@mercadito/domain/catalog-csv/columns';

/** So much of a cell is shown. */
export const SHOWN_LENGTH = 100;

/** Gathers what is wrong, in the order in which it is found. */
export interface Faults {
  readonly all: readonly CatalogFaultAnswer[];
  readonly add: (fault: CatalogFaultAnswer) => void;
}

export function createFaults(): Faults {
  const all: CatalogFaultAnswer[] = [];
  return { all, add: (fault) => void all.push({ ...fault, value: fault.value.slice(0, SHOWN_LENGTH).toWellFormed() }) };
}

/** In the order of rows, and in a row in that in which they were found. */
export const inOrder = (faults: readonly CatalogFaultAnswer[]): CatalogFaultAnswer[] =>
  faults.toSorted((a, b) => a.row - b.row);

/** A row of the file with what has been read of it. */
export interface Place {
  readonly row: number;
  readonly texts: ReadonlyMap<CatalogColumn, string>;
}

/** A fault of a cell, with what stands in it. */
export const faultAt = (
  { row, texts }: Place,
  column: CatalogColumn,
  code: CatalogFaultAnswer['code'],
  detail: string,
): CatalogFaultAnswer => ({ row, column, code, detail, value: texts.get(column) ?? '' });
