import type { Db } from '../../database/connection.ts';
import { inBatches, ROWS_A_STATEMENT } from '../../platform/lists/in-batches.ts';
import { newVersion } from '../../platform/serve/versions.ts';

interface Move {
  readonly from: number;
  readonly to: number;
}

/** Gives locked products another category, and a new version: a form that was opened before would write the old one back. */
async function setCategory(db: Db, ids: readonly number[], to: number, now: Date): Promise<void> {
  const changes = { category_id: to, updated_at: newVersion(now) };
  await db.updateTable('products').set(changes).where('id', 'in', ids).execute();
}

/** The products of a category, locked in the order of ids, as orders do. */
const lockThoseOf = (db: Db, from: number) =>
  db.selectFrom('products').select('id').where('category_id', '=', from).orderBy('id').forNoKeyUpdate();

/**
 * Gives all products of a category another one.
 * @returns how many
 */
export async function moveProductsToCategory(db: Db, { from, to }: Move, now: Date): Promise<number> {
  const products = await lockThoseOf(db, from).execute();
  await inBatches(products, async (batch) => {
    await setCategory(
      db,
      batch.map(({ id }) => id),
      to,
      now,
    );
    return [];
  });
  return products.length;
}

/**
 * Gives so many products of a category another one as one short transaction may hold, where there are more than that; few are
 * left to `moveProductsToCategory`.
 * @returns how many
 */
export async function moveSomeProductsToCategory(db: Db, { from, to }: Move, now: Date): Promise<number> {
  const products = await lockThoseOf(db, from)
    .limit(ROWS_A_STATEMENT + 1)
    .execute();
  if (products.length <= ROWS_A_STATEMENT) return 0;
  const batch = products.slice(0, ROWS_A_STATEMENT).map(({ id }) => id);
  await setCategory(db, batch, to, now);
  return batch.length;
}
