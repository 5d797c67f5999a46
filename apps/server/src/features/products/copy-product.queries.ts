import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { insertCopiesOfImages } from './product-images.queries.ts';

const COPIED = [
  'company_id',
  'category_id',
  'description',
  'photo',
  'price_cents',
  'currency',
  'discount',
  'cargo_extra_cents',
  'available',
  'quantity_manage',
  'stock',
  'member_only',
] as const;

/** Makes a draft of what a product is, with its pictures, neither pinned nor rated; answers its id. Call it under the product's lock. */
export async function insertDraftLike(db: Db, productId: number, name: string, now: Date): Promise<number> {
  const at = sql<string>`${now.toISOString()}::timestamptz`;
  const { id } = await db
    .insertInto('products')
    .columns([...COPIED, 'name', 'published', 'created_at', 'updated_at'])
    .expression((insert) =>
      insert
        .selectFrom('products')
        .select(COPIED)
        .select([
          sql<string>`${name}::text`.as('name'),
          sql<boolean>`false`.as('published'),
          at.as('created_at'),
          at.as('updated_at'),
        ])
        .where('id', '=', productId),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertCopiesOfImages(db, productId, id);
  return id;
}
