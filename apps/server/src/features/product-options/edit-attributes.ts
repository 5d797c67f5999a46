import type { OptionAttribute } from '@mercadito/contracts/product-options';
import type { Db } from '../../database/connection.ts';
import { centsOf } from '../../platform/amounts.ts';
import { conflict, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { attributeView } from '../products/index.ts';
import { type Changed, changingProduct, type Edit } from './change-product.ts';
import {
  type AttributePlace,
  countAttributes,
  deleteAttribute as deleteAttributeRow,
  findAttribute,
  insertAttribute,
  type OptionPlace,
  optionExists,
  setAttribute,
} from './product-options.queries.ts';

/** An attribute as its owner writes it; `price` in the product's currency. */
export interface AttributeForm {
  readonly name: string;
  readonly price: number;
  readonly available: boolean;
}

const MAX_ATTRIBUTES = 100;

/** A written attribute as its columns. */
export const attributeFields = ({ name, price, available }: AttributeForm) => ({
  name,
  price_cents: centsOf('price', price),
  available,
});

/**
 * Adds an attribute to the end of a group.
 * @throws 404 when the group is not the product's or the product not the company's, 409 `attribute_limit` above 100
 */
export const createAttribute = (
  transaction: Db,
  place: OptionPlace,
  form: AttributeForm,
  now: Date,
): Promise<Changed<OptionAttribute>> =>
  changingProduct(transaction, { place, now, noun: 'Option' }, async () => {
    if (!(await optionExists(transaction, place))) throw notFound('Option');
    if ((await countAttributes(transaction, place.optionId)) >= MAX_ATTRIBUTES) {
      throw conflict('attribute_limit', `An option group can have ${MAX_ATTRIBUTES} attributes`);
    }
    const row = await insertAttribute(transaction, place.optionId, attributeFields(form));
    record(transaction, { type: 'option_attribute.added', ...place, attributeId: row.id });
    return attributeView(row);
  });

/**
 * Changes an attribute.
 * @throws 404 when any id of the chain is not inside the one before it, 409 `changed_meanwhile` when its product is newer than
 *   was read
 */
export function updateAttribute(
  transaction: Db,
  place: AttributePlace,
  form: AttributeForm,
  edit: Edit,
): Promise<Changed<OptionAttribute>> {
  const current = async () => {
    const row = await findAttribute(transaction, place);
    if (!row) throw notFound('Attribute');
    return attributeView(row);
  };
  return changingProduct(transaction, { ...edit, place, noun: 'Attribute', current }, async () => {
    const row = await setAttribute(transaction, place, attributeFields(form));
    if (!row) throw notFound('Attribute');
    record(transaction, { type: 'option_attribute.updated', ...place });
    return attributeView(row);
  });
}

/**
 * Deletes an attribute.
 * @throws 404 when any id of the chain is not inside the one before it
 */
export const deleteAttribute = (transaction: Db, place: AttributePlace, now: Date): Promise<Changed<{ id: number }>> =>
  changingProduct(transaction, { place, now, noun: 'Attribute' }, async () => {
    if (!(await deleteAttributeRow(transaction, place))) throw notFound('Attribute');
    record(transaction, { type: 'option_attribute.deleted', ...place });
    return { id: place.attributeId };
  });
