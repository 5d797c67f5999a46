import type { Db } from '../../database/connection.ts';
import { newVersion } from '../../platform/serve/versions.ts';

/** The product's version, locked, for what is compared with it, counted on it or hung on it; undefined when it is not the company's. */
export function lockProductVersion(db: Db, companyId: number, productId: number) {
  return db
    .selectFrom('products')
    .select('updated_at')
    .where('id', '=', productId)
    .where('company_id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Gives products that their owner has changed a new version; answers the latest. Call it under their locks. */
export async function touchProducts(db: Db, productIds: readonly number[], now: Date): Promise<string> {
  const rows = await db
    .updateTable('products')
    .set({ updated_at: newVersion(now) })
    .where('id', 'in', productIds)
    .returning('updated_at')
    .execute();
  return (
    rows
      .map(({ updated_at }) => updated_at)
      .sort()
      .at(-1) ?? now.toISOString()
  );
}
