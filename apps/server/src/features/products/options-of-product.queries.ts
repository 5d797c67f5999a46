import { type RawBuilder, sql } from 'kysely';

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

/** A group's attributes, as a column of a query on groups. */
export const ATTRIBUTES_OF_OPTION: RawBuilder<AttributeRow[]> = sql<AttributeRow[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'price_cents', price_cents, 'available', available)
    order by position, id), '[]')
  from option_attributes where option_id = product_options.id)`;

/** A product's groups with their attributes, as a column of a query on products. */
export const OPTIONS_OF_PRODUCT: RawBuilder<OptionRow[]> = sql<OptionRow[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'title', title, 'is_required', is_required,
    'attributes', ${ATTRIBUTES_OF_OPTION}) order by position, id), '[]')
  from product_options where product_id = products.id)`;
