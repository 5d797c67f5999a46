import type { Availability } from '@mercadito/domain/catalog/availability';

interface AvailabilityRow {
  readonly available: boolean;
  readonly quantity_manage: boolean;
  readonly stock: number;
  readonly nothing_to_choose: boolean;
}

/** What of a product's row says whether it can be bought, as the rule takes it. */
export const availabilityOf = (row: AvailabilityRow): Availability => ({
  available: row.available,
  quantityManage: row.quantity_manage,
  stock: row.stock,
  nothingToChoose: row.nothing_to_choose,
});

/** How many pieces are left of what is sold out for no other reason; null where nobody counts, or where none would help. */
export const piecesLeftOf = (row: AvailabilityRow): number | null =>
  row.available && !row.nothing_to_choose && row.quantity_manage ? row.stock : null;
