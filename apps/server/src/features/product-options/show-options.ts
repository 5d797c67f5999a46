import type { OptionAttribute, ProductOption } from '@mercadito/contracts/product-options';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { optionView, type ProductPlace } from '../products/index.ts';
import type { Changed } from './change-product.ts';
import { type AttributePlace, findOptions, type OptionPlace } from './product-options.queries.ts';

/**
 * A product's option groups with their attributes, and its version.
 * @throws 404 when the product is not the company's
 */
export async function listOptions(db: Db, place: ProductPlace): Promise<Changed<{ options: ProductOption[] }>> {
  const product = await findOptions(db, place);
  if (!product) throw notFound('Product');
  return { options: product.options.map(optionView), updated_at: product.updated_at };
}

/** @throws 404 when the group is not the product's or the product not the company's */
export async function showOption(db: Db, place: OptionPlace): Promise<Changed<ProductOption>> {
  const { options, updated_at } = await listOptions(db, place);
  const option = options.find(({ id }) => id === place.optionId);
  if (!option) throw notFound('Option');
  return { ...option, updated_at };
}

/** @throws 404 when any id of the chain is not inside the one before it */
export async function showAttribute(db: Db, place: AttributePlace): Promise<Changed<OptionAttribute>> {
  const { attributes, updated_at } = await showOption(db, place);
  const attribute = attributes.find(({ id }) => id === place.attributeId);
  if (!attribute) throw notFound('Attribute');
  return { ...attribute, updated_at };
}
