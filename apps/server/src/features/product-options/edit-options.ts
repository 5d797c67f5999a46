import type { ProductOption } from '@mercadito/contracts/product-options';
import type { Db } from '../../database/connection.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { record } from '../../platform/record.ts';
import { type AttributeForm, attributeFields } from './edit-attributes.ts';
import { optionView } from './option-view.ts';
import {
  deleteOption as deleteOptionRow,
  findOptions,
  insertAttributes,
  insertOption,
  lockProduct,
  type OptionPlace,
  type ProductPlace,
  setOption,
} from './product-options.queries.ts';

interface OptionForm {
  readonly title: string;
  readonly is_required: boolean;
}

const MAX_OPTIONS = 100;

/**
 * A product's option groups with their attributes.
 * @throws 404 when the product is not the company's
 */
export async function listOptions(db: Db, place: ProductPlace): Promise<ProductOption[]> {
  const options = await findOptions(db, place);
  if (!options) throw notFound('Product');
  return options.map(optionView);
}

/**
 * Adds a group to the end of a product's list, with its first attributes.
 * @throws 404 when the product is not the company's, 409 `option_limit` above 100
 */
export async function createOption(
  transaction: Db,
  place: ProductPlace,
  { title, is_required, attributes }: OptionForm & { readonly attributes: readonly AttributeForm[] },
): Promise<ProductOption> {
  if (!(await lockProduct(transaction, place))) throw notFound('Product');
  const present = await listOptions(transaction, place);
  if (present.length >= MAX_OPTIONS) throw conflict('option_limit', `A product can have ${MAX_OPTIONS} option groups`);
  const row = await insertOption(transaction, place.productId, { title, is_required });
  const rows = await insertAttributes(transaction, row.id, attributes.map(attributeFields));
  record(transaction, { type: 'product_option.added', ...place, optionId: row.id });
  return optionView({ ...row, attributes: rows });
}

/**
 * Changes a group's title and whether a choice is needed.
 * @throws 404 when the group is not the product's or the product not the company's
 */
export async function updateOption(
  transaction: Db,
  place: OptionPlace,
  { title, is_required }: OptionForm,
): Promise<ProductOption> {
  if (!(await setOption(transaction, place, { title, is_required }))) throw notFound('Option');
  const option = (await listOptions(transaction, place)).find(({ id }) => id === place.optionId);
  if (!option) throw notFound('Option');
  record(transaction, { type: 'product_option.updated', ...place });
  return option;
}

/**
 * Deletes a group with its attributes.
 * @throws 404 when the group is not the product's or the product not the company's
 */
export async function deleteOption(transaction: Db, place: OptionPlace): Promise<void> {
  if (!(await deleteOptionRow(transaction, place))) throw notFound('Option');
  record(transaction, { type: 'product_option.deleted', ...place });
}
