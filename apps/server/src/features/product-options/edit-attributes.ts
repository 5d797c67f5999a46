import type { OptionAttribute } from '@mercadito/contracts/product-options';
import type { Db } from '../../database/connection.ts';
import { centsOf } from '../../platform/amounts.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { record } from '../../platform/record.ts';
import { attributeView } from './option-view.ts';
import {
  type AttributePlace,
  countAttributes,
  deleteAttribute as deleteAttributeRow,
  insertAttribute,
  lockOption,
  type OptionPlace,
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
export async function createAttribute(
  transaction: Db,
  place: OptionPlace,
  form: AttributeForm,
): Promise<OptionAttribute> {
  if (!(await lockOption(transaction, place))) throw notFound('Option');
  if ((await countAttributes(transaction, place.optionId)) >= MAX_ATTRIBUTES) {
    throw conflict('attribute_limit', `An option group can have ${MAX_ATTRIBUTES} attributes`);
  }
  const row = await insertAttribute(transaction, place.optionId, attributeFields(form));
  record(transaction, { type: 'option_attribute.added', ...place, attributeId: row.id });
  return attributeView(row);
}

/**
 * Changes an attribute.
 * @throws 404 when any id of the chain is not inside the one before it
 */
export async function updateAttribute(
  transaction: Db,
  place: AttributePlace,
  form: AttributeForm,
): Promise<OptionAttribute> {
  const row = await setAttribute(transaction, place, attributeFields(form));
  if (!row) throw notFound('Attribute');
  record(transaction, { type: 'option_attribute.updated', ...place });
  return attributeView(row);
}

/**
 * Deletes an attribute.
 * @throws 404 when any id of the chain is not inside the one before it
 */
export async function deleteAttribute(transaction: Db, place: AttributePlace): Promise<void> {
  if (!(await deleteAttributeRow(transaction, place))) throw notFound('Attribute');
  record(transaction, { type: 'option_attribute.deleted', ...place });
}
