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
