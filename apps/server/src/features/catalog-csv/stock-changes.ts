import type { importCatalog as contract } from '@mercadito/contracts/catalog-csv';
import type { Given } from '@mercadito/contracts/endpoint';
import type { CheckedRow } from './check-rows.ts';
import type { PlannedRow } from './plan-import.ts';

/** The row as if it said nothing of the pieces of a product that is there. */
export function withoutStock(place: CheckedRow): CheckedRow {
  if (place.cells.id === undefined) return place;
  const { stock, stock_was, count_stock, ...cells } = place.cells;
  return { ...place, cells };
}

/** The products that would have other pieces left than they have now because their number is set: what was sold since comes back by it (CSV-7). */
export const stockChangesOf = (planned: readonly PlannedRow[]): Given<typeof contract>['stock_changes'] =>
  planned.flatMap(({ row, id, before, after, setsStock }) => {
    if (id === null || !before || !after.quantity_manage || !setsStock) return [];
    const from = before.quantity_manage ? before.stock : null;
    return from === after.stock ? [] : [{ row, id, name: after.name, from, to: after.stock }];
  });
