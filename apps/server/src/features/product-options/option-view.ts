import type { OptionAttribute, ProductOption } from '@mercadito/contracts/product-options';
import { fromCents } from '@mercadito/domain/money/minor-units';

export interface AttributeRow {
  readonly id: number;
  readonly name: string;
  readonly price_cents: number;
  readonly available: boolean;
}

export interface OptionRow {
  readonly id: number;
  readonly title: string;
  readonly is_required: boolean;
  readonly attributes: readonly AttributeRow[];
}

export function attributeView({ id, name, price_cents, available }: AttributeRow): OptionAttribute {
  return { id, name, price: fromCents(price_cents), available };
}

export function optionView({ id, title, is_required, attributes }: OptionRow): ProductOption {
  return { id, title, is_required, attributes: attributes.map(attributeView) };
}

/** A group as its owner's calls name it. */
export const ownersOptionView = (option: ProductOption, place: { companyId: number; productId: number }) => ({
  ...option,
  product_id: place.productId,
  company_id: place.companyId,
});

/** An attribute as its owner's calls name it. */
export const ownersAttributeView = (attribute: OptionAttribute) => ({ ...attribute, attribute_id: attribute.id });
