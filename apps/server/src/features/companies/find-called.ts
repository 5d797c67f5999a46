import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { isOfListedBusiness } from '../listing/index.ts';
import type { Moment } from '../opening-hours/index.ts';
import { BUSINESSES, findGoods } from '../search/index.ts';

/** A business whose name has all that was searched for, the higher the better. */
export interface Called {
  readonly companyId: number;
  readonly rank: number;
}

/** The businesses that are called so by the words of their names: by sound, other names and slips, as goods are found (SEARCH-2). */
export async function findCalled(
  db: Db,
  search: { readonly text: string; readonly isTyping: boolean },
  { moment, withUnlisted }: { readonly moment: Moment; readonly withUnlisted: boolean },
): Promise<Called[]> {
  const condition = withUnlisted ? sql<SqlBool>`true` : isOfListedBusiness('companies.id');
  const { products: found, onlyHave } = await findGoods(db, search, {
    among: { condition, companyId: null, categoryIds: null },
    seeing: { kind: BUSINESSES, seen: withUnlisted ? 'goods' : 'everybody', isShown: condition, hasOwn: false },
    moment,
  });
  // Of a part of what was asked for nothing would tell.
  return onlyHave === null ? found.map(({ id, rank }) => ({ companyId: id, rank })) : [];
}
