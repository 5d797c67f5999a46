import type { Language } from '@mercadito/domain/language';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/refusals/errors.ts';

/**
 * The language a person has chosen, null while they have chosen none.
 * @throws 404 for an account that does not exist, which only an Admin can ask about
 */
export async function requireLanguage(db: Db, userId: number): Promise<Language | null> {
  const row = await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst();
  if (!row) throw notFound('Account');
  return row.language;
}

/**
 * @returns whether it is another one now
 * @throws 404 for an account that does not exist
 */
export async function setLanguage(db: Db, userId: number, language: Language): Promise<boolean> {
  if ((await requireLanguage(db, userId)) === language) return false;
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute();
  return true;
}
