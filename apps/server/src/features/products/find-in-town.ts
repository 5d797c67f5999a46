import type { Db } from '../../database/connection.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import type { Moment } from '../companies/index.ts';
import { type FoundGoods, nearestWords, type Seller, sellersOf } from '../search/index.ts';
import { listFoundRows, wantedAtHome } from './list-products.queries.ts';
import { productView } from './product-view.ts';
import { searchIn, seeingIn } from './search-products.ts';

interface Asked {
  readonly search: string;
  readonly user_status?: boolean | undefined;
}

const NONE: FoundGoods = { products: [], isMore: false, onlyHave: null };

/** What a search that is still being typed finds in the town: the first of it, and all of it by ids. */
export async function findInTown(
  db: Db,
  { search, user_status }: Asked,
  { viewer, moment, most }: { readonly viewer: Viewer; readonly moment: Moment; readonly most: number },
) {
  const all = wantedAtHome({ user_status }, null, viewer);
  const asked = { search, user_status, companyId: null, isTyping: true };
  const found = (await searchIn(db, all, asked, { viewer, moment })).found ?? NONE;
  // A page is read with one more, by which a list knows whether another follows.
  const rows = await listFoundRows(db, found, { page: 1, size: most - 1 });
  return { found, first: rows.map((row) => productView(row, moment)) };
}

/** Who sells what a search finds in the town, the best match first. */
export async function findSellers(
  db: Db,
  search: string,
  { viewer, moment }: { readonly viewer: Viewer; readonly moment: Moment },
): Promise<Seller[]> {
  const { found } = await searchIn(db, wantedAtHome({}, null, viewer), { search, companyId: null }, { viewer, moment });
  return sellersOf(found ?? NONE);
}

/** What comes closest to a search that found nothing in the town. */
export const findNearest = (db: Db, { search, user_status }: Asked, viewer: Viewer): Promise<string[]> =>
  nearestWords(db, search, seeingIn({ companyId: null, user_status }, viewer));
