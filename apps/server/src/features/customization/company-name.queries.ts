import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/refusals/errors.ts';

/**
 * A company's name; asked before something is written for it, since an Admin may name any id.
 * @throws 404
 */
export async function requireCompanyName(db: Db, companyId: number): Promise<string> {
  const row = await db.selectFrom('companies').select('name').where('id', '=', companyId).executeTakeFirst();
  if (!row) throw notFound('Company');
  return row.name;
}
