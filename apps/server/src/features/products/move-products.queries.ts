import type { Db } from '../../database/connection.ts';
import { inBatches } from '../../platform/lists/in-batches.ts';
import { newVersion } from '../../platform/serve/versions.ts';

/**
 * Gives all products of a category another one, and a new version: a form that was opened before would write the old one back.
 * Locked in the order of ids, as orders do.
 * @returns how many
 */
export async function moveProductsToCategory(
  db: Db,
  { from, to }: { from: number; to: number },
  now: Date,
): Promise<number> {
  const products = await db
    .selectFrom('products')
    .select('id')
    .where('category_id', '=', from)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await inBatches(products, async (batch) => {
    const ids = batch.map(({ id }) => id);
    const changes = { category_id: to, updated_at: newVersion(now) };
    await db.updateTable('products').set(changes).where('id', 'in', ids).execute();
    return [];
  });
  return products.length;
}
