import type { OptionAttribute } from '@mercadito/contracts/product-options';
import type { Product } from '@mercadito/contracts/products';
import { OTHER } from '@mercadito/domain/answered';
import { PROVISIONAL_RATE_MICROS, toRateMicros } from '@mercadito/domain/money/exchange-rate';
import { lineTotalMxnCents } from '@mercadito/domain/money/line-total';
import { fromCents } from '@mercadito/domain/money/minor-units';
import { unitPriceCents } from '@mercadito/domain/money/price';
import { centsOf } from '../../../shared/format/money.ts';

export interface Selection {
  readonly product: Pick<Product, 'price' | 'discount' | 'currency' | 'cargo_extra'>;
  readonly attributes: readonly Pick<OptionAttribute, 'price'>[];
  readonly count: number;
}

export interface SelectionPrice {
  /** In the product's own currency, as a number of the wire. */
  readonly own: number;
  /** In MXN, which is what the cart counts; of an unknown currency nobody here can tell. */
  readonly mxn: number;
}

/** What the chosen options in that number cost, by the rules of carts and orders. `usdMxn` is pesos for a dollar. */
export function selectionPrice({ product, attributes, count }: Selection, usdMxn: number): SelectionPrice {
  const unitCents = unitPriceCents({
    priceCents: centsOf(product.price),
    discount: product.discount,
    attributePricesCents: attributes.map(({ price }) => centsOf(price)),
    cargoExtraCents: centsOf(product.cargo_extra),
  });
  const rateMicros = toRateMicros(usdMxn) ?? PROVISIONAL_RATE_MICROS;
  const mxnCents = lineTotalMxnCents({
    unitCents,
    currency: product.currency === OTHER ? 'MXN' : product.currency,
    rateMicros,
    count,
  });
  return { own: fromCents(unitCents * count), mxn: fromCents(mxnCents) };
}
