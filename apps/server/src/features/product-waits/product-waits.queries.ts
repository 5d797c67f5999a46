import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Whether somebody is still to be told of a product. */
export async function isWaiting(db: Db, userId: number, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('product_waits')
    .select('id')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('told_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Has somebody wait for a product that cannot be bought; false where they wait already, or it can. Who was told waits anew, as the last. */
export async function insertWait(db: Db, userId: number, productId: number): Promise<boolean> {
  await db
    .deleteFrom('product_waits')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('told_at', 'is not', null)
    .where(sql<boolean>`exists (select from products where id = ${productId} and not is_available)`)
    .execute();
  const { rows } = await sql`
    insert into product_waits (user_id, product_id)
    select ${userId}::integer, id from products where id = ${productId} and not is_available
      and not exists (select from product_waits where user_id = ${userId} and product_id = ${productId})
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}

export async function deleteWait(db: Db, userId: number, productId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('product_waits')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('told_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
