import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Adds further pictures in the places that are free, of the three there are; call it under the product's lock. */
export async function insertImages(db: Db, productId: number, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await sql`
    insert into product_images (product_id, image, position)
    select ${productId}, added.image, free.position
    from (
      select position, row_number() over (order by position) as turn
      from generate_series(1, 3) as position
      where position not in (select position from product_images where product_id = ${productId})
    ) as free
    join unnest(${[...hashes]}::text[]) with ordinality as added (image, turn) using (turn)`.execute(db);
}

export async function countImages(db: Db, productId: number): Promise<number> {
  const { count } = await db
    .selectFrom('product_images')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The products of the company on which the pictures hang, locked. */
export async function lockProductsOfImages(db: Db, companyId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', 'in', db.selectFrom('product_images').select('product_id').where('id', 'in', ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes those of the pictures that hang on the company's products, and tells which they were. */
export async function deleteImages(db: Db, companyId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .deleteFrom('product_images')
    .where('id', 'in', ids)
    .where('product_id', 'in', db.selectFrom('products').select('id').where('company_id', '=', companyId))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A product's further pictures and its main one, in their order; call it under the product's lock. */
export function listImages(db: Db, productId: number) {
  return db
    .selectFrom('product_images')
    .innerJoin('products', 'products.id', 'product_images.product_id')
    .select(['product_images.id', 'product_images.image', 'products.photo'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();
}

/** Puts a product's further pictures into the order of their ids. */
export async function setImagesOrder(db: Db, productId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update product_images set position = wanted.position
    from unnest(${[...ids]}::integer[]) with ordinality as wanted (id, position)
    where product_images.id = wanted.id and product_id = ${productId}`.execute(db);
}

/** Hangs another picture where this one hung; without one the place is free. */
export async function replaceImage(db: Db, id: number, image: string | null): Promise<void> {
  if (image === null) await db.deleteFrom('product_images').where('id', '=', id).execute();
  else await db.updateTable('product_images').set({ image }).where('id', '=', id).execute();
}

/** Hangs the further pictures of one product on another that has none. */
export async function insertCopiesOfImages(db: Db, fromId: number, toId: number): Promise<void> {
  await sql`
    insert into product_images (product_id, image, position)
    select ${toId}, image, position from product_images where product_id = ${fromId}`.execute(db);
}
