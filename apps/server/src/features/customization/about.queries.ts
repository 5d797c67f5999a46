import type { Db } from '../../database/connection.ts';

interface AboutFields {
  title: string;
  description: string;
  image: string;
}

export function findAbout(db: Db, companyId: number) {
  return db
    .selectFrom('company_abouts as about')
    .leftJoin('images', 'images.hash', 'about.image')
    .select(['about.id', 'about.company_id as company', 'about.title', 'about.description'])
    .select(['images.hash', 'images.width', 'images.height', 'images.widths', 'images.placeholder'])
    .where('about.company_id', '=', companyId)
    .executeTakeFirst();
}

/** False when the company has an about page already. */
export async function insertAbout(transaction: Db, companyId: number, fields: AboutFields): Promise<boolean> {
  const inserted = await transaction
    .insertInto('company_abouts')
    .values({ ...fields, company_id: companyId })
    .onConflict((conflicting) => conflicting.column('company_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** False when the about page is not this company's. */
export async function setAbout(
  transaction: Db,
  key: { id: number; companyId: number },
  fields: Partial<AboutFields>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('company_abouts')
    .set({ ...fields, updated_at: now.toISOString() })
    .where('id', '=', key.id)
    .where('company_id', '=', key.companyId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
