import type { Db } from '../../database/connection.ts';
import { unlessThere } from '../../platform/lists/unless-there.ts';
import { newVersion } from '../../platform/serve/versions.ts';

interface AboutFields {
  title: string;
  description: string;
  image: string;
}

export function findAbout(db: Db, companyId: number) {
  return db
    .selectFrom('company_abouts as about')
    .leftJoin('images', 'images.hash', 'about.image')
    .select(['about.id', 'about.company_id as company', 'about.title', 'about.description', 'about.updated_at'])
    .select(['images.hash', 'images.width', 'images.height', 'images.widths', 'images.placeholder'])
    .where('about.company_id', '=', companyId)
    .executeTakeFirst();
}

/** False when the company has an about page already. */
export async function insertAbout(transaction: Db, companyId: number, fields: AboutFields): Promise<boolean> {
  const present = transaction.selectFrom('company_abouts').select('id').where('company_id', '=', companyId);
  const row = unlessThere({ ...fields, company_id: companyId }, present);
  const inserted = await transaction
    .insertInto('company_abouts')
    .columns(row.columns)
    .expression(row.values)
    .onConflict((conflicting) => conflicting.column('company_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Writes an entry that `lockEntry` holds. */
export async function setAbout(transaction: Db, id: number, fields: Partial<AboutFields>, now: Date): Promise<void> {
  await transaction
    .updateTable('company_abouts')
    .set({ ...fields, updated_at: newVersion(now) })
    .where('id', '=', id)
    .execute();
}
