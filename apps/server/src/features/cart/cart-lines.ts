import { type CartLine, cartLineTotalCents } from '@mercadito/domain/cart/cart-line';
import { type CartTotals, cartTotals } from '@mercadito/domain/cart/cart-totals';
import { isProductAvailable } from '@mercadito/domain/catalog/availability';
import { unitPriceCents } from '@mercadito/domain/money/price';
import type { Db } from '../../database/connection.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { type CartLineRow, findCart } from './cart-lines.queries.ts';

/** A line of a stored cart: as the rules see it, with the row it was read from. */
export type StoredLine = CartLine & {
  readonly id: number;
  readonly row: CartLineRow;
  /** What it costs, MXN cents, whether or not it can be bought now. */
  readonly totalCents: number;
};

/** A cart, read and priced at one moment. */
export interface StoredCart {
  readonly rateMicros: number;
  readonly deliveryAvailable: boolean;
  readonly lines: readonly StoredLine[];
  readonly totals: CartTotals;
}

const chosenIdsOf = (attributeKey: string): number[] =>
  attributeKey === '' ? [] : attributeKey.split(',').map(Number);

/** Whether the line's options are still what the product asks for: all there, all available, none missing. */
function hasGoodOptions(row: CartLineRow): boolean {
  const chosen = chosenIdsOf(row.attribute_key);
  const living = row.attributes.filter((attribute) => attribute.available).length;
  return living === chosen.length && !row.lacks_choice;
}

function storedLine(row: CartLineRow, rateMicros: number): StoredLine {
  const inStock = isProductAvailable({
    available: row.available,
    quantityManage: row.quantity_manage,
    stock: row.stock,
  });
  const line = {
    productId: row.product_id,
    attributeIds: chosenIdsOf(row.attribute_key),
    companyId: row.company_id,
    count: row.count,
    unitCents: unitPriceCents({
      priceCents: row.price_cents,
      discount: row.discount,
      attributePricesCents: row.attributes.map((attribute) => attribute.price_cents),
      cargoExtraCents: row.cargo_extra_cents,
    }),
    currency: row.currency,
    available: inStock && Boolean(row.is_visible) && hasGoodOptions(row),
  };
  const totalCents = cartLineTotalCents({ ...line, available: true }, rateMicros);
  return { ...line, id: row.id, row, totalCents };
}

/** Reads a person's cart and prices it with the one function (CART-1). */
export async function loadCart(db: Db, userId: number, viewer: Actor): Promise<StoredCart> {
  const row = await findCart(db, userId, viewer);
  const rateMicros = row.usd_mxn_rate_micros;
  const lines = row.lines.map((line) => storedLine(line, rateMicros));
  return {
    rateMicros,
    deliveryAvailable: row.delivery_available,
    lines,
    totals: cartTotals(lines, rateMicros),
  };
}
