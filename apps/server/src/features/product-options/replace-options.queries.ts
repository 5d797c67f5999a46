import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { inBatches } from '../../platform/lists/in-batches.ts';
import { OPTIONS_OF_PRODUCT, type OptionRow } from '../products/index.ts';

export interface OptionColumns {
  readonly title: string;
  readonly is_required: boolean;
  readonly position: number;
}

export interface AttributeColumns {
  readonly name: string;
  readonly price_cents: number;
  readonly position: number;
}

const optionRows = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
  as row (id integer, product_id integer, title text, is_required boolean, position integer, attributes jsonb)`;

const attributeRows = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
  as row (id integer, option_id integer, name text, price_cents integer, position integer)`;

/** The groups of products, by product; call it under the products' locks, under which all edits of options are made. */
export async function findOptionsOf(db: Db, productIds: readonly number[]): Promise<Map<number, readonly OptionRow[]>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', OPTIONS_OF_PRODUCT.as('options')])
    .where(sql<boolean>`products.id = any(${[...productIds]}::integer[])`)
    .execute();
  return new Map(rows.map(({ id, options }) => [id, options]));
}

/**
 * Adds groups with their attributes, by one statement: a group that is required and has no attribute yet has its product sold
 * out for that long, by a trigger that writes it.
 */
export const insertOptions = (
  db: Db,
  options: readonly (OptionColumns & {
    readonly product_id: number;
    readonly attributes: readonly AttributeColumns[];
  })[],
): Promise<unknown> =>
  inBatches(options, async (batch) => {
    await sql`
      with wanted as materialized (select product_id, title, is_required, position, attributes from ${optionRows(batch)}),
      added as (
        insert into product_options (product_id, title, is_required, position)
        select product_id, title, is_required, position from wanted
        returning id, product_id, position
      )
      insert into option_attributes (option_id, name, price_cents, position)
      select added.id, attribute.name, attribute.price_cents, attribute.position
      from added join wanted using (product_id, position),
        jsonb_to_recordset(wanted.attributes) as attribute (name text, price_cents integer, position integer)`.execute(
      db,
    );
    return [];
  });

export const setOptions = (db: Db, options: readonly (OptionColumns & { readonly id: number })[]): Promise<unknown> =>
  inBatches(options, async (batch) => {
    await sql`
      update product_options set title = row.title, is_required = row.is_required, position = row.position
      from ${optionRows(batch)} where product_options.id = row.id`.execute(db);
    return [];
  });

export const insertAttributesOf = (
  db: Db,
  attributes: readonly (AttributeColumns & { readonly option_id: number })[],
): Promise<unknown> =>
  inBatches(attributes, async (batch) => {
    await sql`
      insert into option_attributes (option_id, name, price_cents, position)
      select option_id, name, price_cents, position from ${attributeRows(batch)}`.execute(db);
    return [];
  });

export const setAttributes = (
  db: Db,
  attributes: readonly (AttributeColumns & { readonly id: number })[],
): Promise<unknown> =>
  inBatches(attributes, async (batch) => {
    await sql`
      update option_attributes set name = row.name, price_cents = row.price_cents, position = row.position
      from ${attributeRows(batch)} where option_attributes.id = row.id`.execute(db);
    return [];
  });

/** Deletes groups with their attributes, and attributes. */
export async function deleteChoices(
  db: Db,
  { options, attributes }: { readonly options: readonly number[]; readonly attributes: readonly number[] },
): Promise<void> {
  const among = (ids: readonly number[]) => sql<boolean>`id = any(${[...ids]}::integer[])`;
  if (options.length > 0) await db.deleteFrom('product_options').where(among(options)).execute();
  if (attributes.length > 0) await db.deleteFrom('option_attributes').where(among(attributes)).execute();
}
