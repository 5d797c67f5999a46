import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { type AttributeRow, OPTIONS_OF_PRODUCT, type ProductPlace } from '../products/index.ts';

/** The ids of a call, outermost first. Each is looked for inside the one before it, never alone. */
export interface OptionPlace extends ProductPlace {
  readonly optionId: number;
}
export interface AttributePlace extends OptionPlace {
  readonly attributeId: number;
}

/** A product's groups, its version and whether people can buy it now; undefined when it is not the company's. */
export function findOptions(db: Db, place: ProductPlace) {
  return db
    .selectFrom('products')
    .select([
      OPTIONS_OF_PRODUCT.as('options'),
      'updated_at',
      sql<boolean>`products.published and products.is_available`.as('is_on_sale'),
    ])
    .where('id', '=', place.productId)
    .where('company_id', '=', place.companyId)
    .executeTakeFirst();
}

const ownProduct = (db: Db, { companyId, productId }: ProductPlace) =>
  db.selectFrom('products').select('id').where('id', '=', productId).where('company_id', '=', companyId);

const ownOption = (db: Db, place: OptionPlace) =>
  db
    .selectFrom('product_options')
    .select('id')
    .where('id', '=', place.optionId)
    .where('product_id', 'in', ownProduct(db, place));

export async function optionExists(db: Db, place: OptionPlace): Promise<boolean> {
  return (await ownOption(db, place).executeTakeFirst()) !== undefined;
}

export async function countAttributes(db: Db, optionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('option_attributes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('option_id', '=', optionId)
    .executeTakeFirstOrThrow();
  return count;
}

export function insertOption(db: Db, productId: number, option: { title: string; is_required: boolean }) {
  return db
    .insertInto('product_options')
    .values({
      ...option,
      product_id: productId,
      position: sql`(select coalesce(max(position), 0) + 1 from product_options where product_id = ${productId})`,
    })
    .returning(['id', 'title', 'is_required'])
    .executeTakeFirstOrThrow();
}

export async function setOption(
  db: Db,
  place: OptionPlace,
  option: { title: string; is_required: boolean },
): Promise<boolean> {
  const result = await db
    .updateTable('product_options')
    .set(option)
    .where('id', '=', place.optionId)
    .where('product_id', 'in', ownProduct(db, place))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteOption(db: Db, place: OptionPlace): Promise<boolean> {
  const result = await db
    .deleteFrom('product_options')
    .where('id', '=', place.optionId)
    .where('product_id', 'in', ownProduct(db, place))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

interface AttributeFields {
  name: string;
  price_cents: number;
  available: boolean;
}

/** The first attributes of a new group, in the order given. */
export async function insertAttributes(
  db: Db,
  optionId: number,
  attributes: readonly AttributeFields[],
): Promise<AttributeRow[]> {
  if (attributes.length === 0) return [];
  return db
    .insertInto('option_attributes')
    .values(attributes.map((attribute, at) => ({ ...attribute, option_id: optionId, position: at + 1 })))
    .returning(['id', 'name', 'price_cents', 'available'])
    .execute();
}

export function insertAttribute(db: Db, optionId: number, attribute: AttributeFields): Promise<AttributeRow> {
  return db
    .insertInto('option_attributes')
    .values({
      ...attribute,
      option_id: optionId,
      position: sql`(select coalesce(max(position), 0) + 1 from option_attributes where option_id = ${optionId})`,
    })
    .returning(['id', 'name', 'price_cents', 'available'])
    .executeTakeFirstOrThrow();
}

export function setAttribute(
  db: Db,
  place: AttributePlace,
  attribute: AttributeFields,
): Promise<AttributeRow | undefined> {
  return db
    .updateTable('option_attributes')
    .set(attribute)
    .where('id', '=', place.attributeId)
    .where('option_id', 'in', ownOption(db, place))
    .returning(['id', 'name', 'price_cents', 'available'])
    .executeTakeFirst();
}

export function findAttribute(db: Db, place: AttributePlace): Promise<AttributeRow | undefined> {
  return db
    .selectFrom('option_attributes')
    .select(['id', 'name', 'price_cents', 'available'])
    .where('id', '=', place.attributeId)
    .where('option_id', 'in', ownOption(db, place))
    .executeTakeFirst();
}

export async function deleteAttribute(db: Db, place: AttributePlace): Promise<boolean> {
  const result = await db
    .deleteFrom('option_attributes')
    .where('id', '=', place.attributeId)
    .where('option_id', 'in', ownOption(db, place))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
