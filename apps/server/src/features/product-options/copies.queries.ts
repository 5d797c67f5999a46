import { searchWords } from '@mercadito/domain/catalog/search-text';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { ATTRIBUTES_OF_OPTION } from '../products/index.ts';

const MOST_GROUPS = 50;

interface Wish {
  readonly companyId: number;
  /** Whose groups are there already. */
  readonly exceptId: number | undefined;
  readonly search: string;
}

/** Groups of a company's products, those of the newest products first; every word searched for is in the title or the product's name. */
export function findOptionGroups(db: Db, { companyId, exceptId, search }: Wish) {
  const heads = sql<string>`fold(product_options.title) || ' ' || fold(products.name)`;
  return db
    .selectFrom('products')
    .innerJoin('product_options', 'product_options.product_id', 'products.id')
    .select([
      'product_options.id',
      'product_options.title',
      'product_options.is_required',
      'product_options.product_id',
      'products.name as product_name',
      ATTRIBUTES_OF_OPTION.as('attributes'),
    ])
    .where('products.company_id', '=', companyId)
    .$if(exceptId !== undefined, (query) => query.where('products.id', '!=', exceptId ?? 0))
    .$call((query) =>
      searchWords(search).reduce(
        (narrowed, word) => narrowed.where(sql<boolean>`${heads} like '%' || fold(${word}) || '%'`),
        query,
      ),
    )
    .orderBy('products.id', 'desc')
    .orderBy('product_options.position')
    .orderBy('product_options.id')
    .limit(MOST_GROUPS)
    .execute();
}

/** What is copied: all groups of a product, or one of them. */
export interface CopiedOptions {
  readonly fromId: number;
  readonly optionId?: number | undefined;
}

const isCopied = ({ fromId, optionId }: CopiedOptions): RawBuilder<boolean> =>
  optionId === undefined ? sql`product_id = ${fromId}` : sql`product_id = ${fromId} and id = ${optionId}`;

/** Adds copies of a product's groups, with their attributes, behind those of another; call it under the lock of both. */
export async function insertCopiesOfOptions(db: Db, copied: CopiedOptions, toId: number): Promise<void> {
  await sql`
    with source as (
      select id, title, is_required, row_number() over (order by position, id) as turn
      from product_options where ${isCopied(copied)}
    ),
    present as (select coalesce(max(position), 0) as last from product_options where product_id = ${toId}),
    added as (
      insert into product_options (product_id, title, is_required, position)
      select ${toId}, title, is_required, last + turn from source, present
      returning id, position
    )
    insert into option_attributes (option_id, name, price_cents, available, position)
    select added.id, attribute.name, attribute.price_cents, attribute.available, attribute.position
    from present, source
    join option_attributes as attribute on attribute.option_id = source.id, added
    where added.position = last + turn`.execute(db);
}
