import type { Language } from '@mercadito/domain/language';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';

/**
 * The language a person has chosen, null while they have chosen none.
 * @throws 404 for an account that does not exist, which only an Admin can ask about
 */
export async function requireLanguage(db: Db, userId: number): Promise<Language | null> {
  const row = await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst();
  if (!row) throw notFound('Account');
  return row.language;
}

/** @throws 404 for an account that does not exist */
export async function setLanguage(db: Db, userId: number, language: Language): Promise<void> {
  const result = await db.updateTable('users').set({ language }).where('id', '=', userId).executeTakeFirst();
  if (result.numUpdatedRows === 0n) throw notFound('Account');
}
