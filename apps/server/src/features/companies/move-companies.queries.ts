import type { Db } from '../../database/connection.ts';
import { newVersion } from '../../platform/serve/versions.ts';

/**
 * Gives all businesses of a category another one, and a new version: a form that was opened before would write the old one back.
 * @returns how many
 */
export async function moveCompaniesToCategory(
  db: Db,
  { from, to }: { from: number; to: number },
  now: Date,
): Promise<number> {
  const result = await db
    .updateTable('companies')
    .set({ category_id: to, updated_at: newVersion(now) })
    .where('category_id', '=', from)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
