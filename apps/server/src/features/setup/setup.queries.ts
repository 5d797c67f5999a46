import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

// As many processes as may start, and starts whose code somebody may still have before them.
const MOST_CODES = 8;

/** Keeps what is known of one more code; of more than eight the oldest is good no more. */
export async function insertSetupCode(transaction: Db, hash: string): Promise<void> {
  const { id } = await transaction.insertInto('setup_codes').values({ hash }).returning('id').executeTakeFirstOrThrow();
  await transaction
    .deleteFrom('setup_codes')
    .where('id', '<=', id - MOST_CODES)
    .execute();
}

export async function isSetupCode(db: Db, hash: string): Promise<boolean> {
  const row = await db.selectFrom('setup_codes').select('id').where('hash', '=', hash).executeTakeFirst();
  return row !== undefined;
}

export async function deleteSetupCodes(transaction: Db): Promise<void> {
  await transaction.deleteFrom('setup_codes').execute();
}

/** What there is of categories and businesses. */
export async function lookAtShops(db: Db): Promise<{ hasCategories: boolean; hasShop: boolean }> {
  const { rows } = await sql<{ hasCategories: boolean; hasShop: boolean }>`
    select exists (select from company_categories) and exists (select from product_categories) as "hasCategories",
      exists (select from companies) as "hasShop"`.execute(db);
  return rows[0] ?? { hasCategories: false, hasShop: false };
}
