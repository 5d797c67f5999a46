import type { ProductOption } from '@mercadito/contracts/product-options';
import type { Db } from '../../database/connection.ts';
import { conflict, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { optionView, type ProductPlace } from '../products/index.ts';
import { type Changed, changingProduct, type Edit } from './change-product.ts';
import { type AttributeForm, attributeFields } from './edit-attributes.ts';
import {
  deleteOption as deleteOptionRow,
  insertAttributes,
  insertOption,
  type OptionPlace,
  setOption,
} from './product-options.queries.ts';
import { listOptions, showOption } from './show-options.ts';

interface OptionForm {
  readonly title: string;
  readonly is_required: boolean;
}

const MAX_OPTIONS = 100;

/** @throws 409 `option_limit` when there are, or would be, more than 100 */
export function refuseTooManyOptions(count: number): void {
  if (count > MAX_OPTIONS) throw conflict('option_limit', `A product can have ${MAX_OPTIONS} option groups`);
}

/**
 * Adds a group to the end of a product's list, with its first attributes.
 * @throws 404 when the product is not the company's, 409 `option_limit` above 100
 */
export const createOption = (
  transaction: Db,
  place: ProductPlace,
  { title, is_required, attributes }: OptionForm & { readonly attributes: readonly AttributeForm[] },
  now: Date,
): Promise<Changed<ProductOption>> =>
  changingProduct(transaction, { place, now, noun: 'Product' }, async () => {
    const { options } = await listOptions(transaction, place);
    refuseTooManyOptions(options.length + 1);
    const row = await insertOption(transaction, place.productId, { title, is_required });
    const rows = await insertAttributes(transaction, row.id, attributes.map(attributeFields));
    record(transaction, { type: 'product_option.added', ...place, optionId: row.id });
    return optionView({ ...row, attributes: rows });
  });

/**
 * Changes a group's title and whether a choice is needed.
 * @throws 404 when the group is not the product's or the product not the company's, 409 `changed_meanwhile` when the product
 *   is newer than was read
 */
export function updateOption(
  transaction: Db,
  place: OptionPlace,
  { title, is_required }: OptionForm,
  edit: Edit,
): Promise<Changed<ProductOption>> {
  const current = () => showOption(transaction, place);
  return changingProduct(transaction, { ...edit, place, noun: 'Option', current }, async () => {
    if (!(await setOption(transaction, place, { title, is_required }))) throw notFound('Option');
    record(transaction, { type: 'product_option.updated', ...place });
    return showOption(transaction, place);
  });
}

/**
 * Deletes a group with its attributes.
 * @throws 404 when the group is not the product's or the product not the company's
 */
export const deleteOption = (transaction: Db, place: OptionPlace, now: Date): Promise<Changed<{ id: number }>> =>
  changingProduct(transaction, { place, now, noun: 'Option' }, async () => {
    if (!(await deleteOptionRow(transaction, place))) throw notFound('Option');
    record(transaction, { type: 'product_option.deleted', ...place });
    return { id: place.optionId };
  });
