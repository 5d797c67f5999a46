import type { CartLine } from '@mercadito/domain/cart/cart-line';
import { type ChoiceVerdict, checkChoices } from '@mercadito/domain/cart/option-choice';
import { hasEnough, isProductAvailable } from '@mercadito/domain/catalog/availability';
import { unitPriceCents } from '@mercadito/domain/money/price';
import type { Goods } from './goods.queries.ts';

type Attribute = Goods['groups'][number]['attributes'][number];

const stockOf = (goods: Goods) => ({
  available: goods.available,
  quantityManage: goods.quantity_manage,
  stock: goods.stock,
});

/** A product as refusals name it. */
export const scarce = (goods: Goods) => ({
  id: goods.id,
  name: goods.name,
  stock: goods.available && goods.quantity_manage ? goods.stock : null,
});

export const chooseAmong = (goods: Goods, attributeIds: readonly number[]): ChoiceVerdict<Attribute> =>
  checkChoices(goods.groups, attributeIds);

/** Whether the business has that many pieces, all lines of the cart together. */
export const hasPieces = (goods: Goods, pieces: number): boolean => hasEnough(stockOf(goods), pieces);

/** A line the cart does not have yet, priced by the one function. */
export type AddedLine = CartLine & { readonly chosen: readonly Attribute[] };

export function addedLine(goods: Goods, chosen: readonly Attribute[], count: number): AddedLine {
  return {
    productId: goods.id,
    attributeIds: chosen.map((attribute) => attribute.id),
    chosen,
    companyId: goods.company_id,
    count,
    unitCents: unitPriceCents({
      priceCents: goods.price_cents,
      discount: goods.discount,
      attributePricesCents: chosen.map((attribute) => attribute.priceCents),
      cargoExtraCents: goods.cargo_extra_cents,
    }),
    currency: goods.currency,
    available: isProductAvailable(stockOf(goods)),
  };
}
