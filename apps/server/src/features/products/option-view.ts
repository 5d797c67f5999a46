import type { OptionAttribute, ProductOption } from '@mercadito/contracts/product-options';
import { fromCents } from '@mercadito/domain/money/minor-units';
import type { AttributeRow, OptionRow } from './options-of-product.queries.ts';

export function attributeView({ id, name, price_cents, available }: AttributeRow): OptionAttribute {
  return { id, name, price: fromCents(price_cents), available };
}

export function optionView({ id, title, is_required, attributes }: OptionRow): ProductOption {
  return { id, title, is_required, attributes: attributes.map(attributeView) };
}
