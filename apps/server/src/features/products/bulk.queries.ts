import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { inBatches } from '../../platform/lists/in-batches.ts';
import { newVersion } from '../../platform/serve/versions.ts';

/**
 * Products of a company, locked in the order in which orders lock them.
 * @param ids those that are wanted; without them all there are, `most` of them at most
 */
export function lockProducts(
  db: Db,
  companyId: number,
  { ids, most }: { ids?: readonly number[] | undefined; most: number },
) {
  return db
    .selectFrom('products')
    .select([
      'id',
      'name',
      'currency',
      'price_cents',
      'discount',
      'cargo_extra_cents',
      'available',
      'is_pin',
      'member_only as subscription_active',
      'published',
      'photo',
    ])
    .where('company_id', '=', companyId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('id')
    .limit(most)
    .forNoKeyUpdate()
    .execute();
}

export type BulkRow = Awaited<ReturnType<typeof lockProducts>>[number];

/** Writes the fields that are changed in bulk, each product's own, so many a statement; call it under their locks. */
export async function setProducts(db: Db, rows: readonly BulkRow[], now: Date): Promise<void> {
  await inBatches(rows, async (batch) => {
    await setBatch(db, batch, now);
    return [];
  });
}

async function setBatch(db: Db, rows: readonly BulkRow[], now: Date): Promise<void> {
  const columnOf = <Field extends keyof BulkRow>(field: Field) => rows.map((row) => row[field]);
  await sql`
    update products set
      price_cents = wanted.price_cents, discount = wanted.discount, available = wanted.available,
      is_pin = wanted.is_pin, member_only = wanted.member_only, published = wanted.published,
      updated_at = ${newVersion(now, 'products.updated_at')}
    from unnest(
      ${columnOf('id')}::integer[], ${columnOf('price_cents')}::integer[], ${columnOf('discount')}::integer[],
      ${columnOf('available')}::boolean[], ${columnOf('is_pin')}::boolean[],
      ${columnOf('subscription_active')}::boolean[], ${columnOf('published')}::boolean[]
    ) as wanted (id, price_cents, discount, available, is_pin, member_only, published)
    where products.id = wanted.id`.execute(db);
}

export async function deleteProductRows(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('products').where('id', 'in', ids).execute();
}
