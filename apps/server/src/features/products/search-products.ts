import type { Db } from '../../database/connection.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import type { Moment } from '../companies/index.ts';
import { findGoods, PRODUCTS, seeingIn } from '../search/index.ts';
import type { Wanted } from './list-products.queries.ts';

/** What is searched for, in one business or in the town. */
interface Asked {
  readonly search: string;
  readonly companyId: number | null;
  readonly user_status?: boolean | undefined;
  readonly isTyping?: boolean;
  /** Whether all who sell it are asked for. */
  readonly withSellers?: boolean;
}

/** What a search finds of what a list would have; the list itself where nothing is searched for. */
export async function searchIn(
  db: Db,
  wanted: Wanted,
  { search, companyId, user_status, isTyping = false, withSellers = false }: Asked,
  { viewer, moment }: { readonly viewer: Viewer; readonly moment: Moment },
): Promise<Wanted> {
  if (search === '') return wanted;
  const found = await findGoods(
    db,
    { text: search, isTyping },
    {
      among: { condition: wanted.condition, companyId, categoryIds: wanted.categoryIds },
      seeing: seeingIn(PRODUCTS, { companyId, user_status }, viewer),
      moment,
      withSellers,
    },
  );
  return { ...wanted, found };
}
