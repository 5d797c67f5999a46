import type { CartLine } from '@mercadito/domain/cart/cart-line';
import { type ChoiceVerdict, checkChoices } from '@mercadito/domain/cart/option-choice';
import { hasEnough, isProductAvailable } from '@mercadito/domain/catalog/availability';
import { unitPriceCents } from '@mercadito/domain/money/price';
import { availabilityOf, piecesLeftOf } from '../products/index.ts';
import type { Goods } from './cart-lines.queries.ts';

type Attribute = Goods['groups'][number]['attributes'][number];

/** A product as errors name it. */
export const scarce = (goods: Goods) => ({
  id: goods.id,
  name: goods.name,
  stock: piecesLeftOf(goods),
});

export const chooseAmong = (goods: Goods, attributeIds: readonly number[]): ChoiceVerdict<Attribute> =>
  checkChoices(goods.groups, attributeIds);

/** Whether the business has that many pieces, all lines of the cart together. */
export const hasPieces = (goods: Goods, pieces: number): boolean => hasEnough(availabilityOf(goods), pieces);

/** Whether it can be bought at all, whatever is chosen of it. */
export const isSold = (goods: Goods): boolean => isProductAvailable(availabilityOf(goods));

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
    available: isSold(goods),
  };
}
