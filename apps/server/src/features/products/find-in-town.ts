import type { Db } from '../../database/connection.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import type { Moment } from '../companies/index.ts';
import { isListedForAll } from '../listing/index.ts';
import {
  findGoods,
  NOTHING_FOUND,
  nearestWords,
  PRODUCTS,
  SERVICES,
  type Seller,
  seeingIn,
  sellersOf,
} from '../search/index.ts';
import { listFoundRows, wantedAtHome } from './list-products.queries.ts';
import { productView } from './product-view.ts';
import { searchIn } from './search-products.ts';

interface Asked {
  readonly search: string;
  readonly user_status?: boolean | undefined;
  /** Whether nothing more is typed: then it finds what a list of the same words has. */
  readonly finished?: boolean | undefined;
}

/** What a search finds in the town: the first of it, and all of it by ids. */
export async function findInTown(
  db: Db,
  { search, user_status, finished = false }: Asked,
  { viewer, moment, most }: { readonly viewer: Viewer; readonly moment: Moment; readonly most: number },
) {
  const all = wantedAtHome({ user_status }, null, viewer);
  const asked = { search, user_status, companyId: null, isTyping: !finished, withSellers: finished };
  const found = (await searchIn(db, all, asked, { viewer, moment })).found ?? NOTHING_FOUND;
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
  const asked = { search, companyId: null, withSellers: true };
  const { found } = await searchIn(db, wantedAtHome({}, null, viewer), asked, { viewer, moment });
  return sellersOf(found ?? NOTHING_FOUND);
}

/** What comes closest to a search that found nothing in the town. */
export const findNearest = (db: Db, { search, user_status }: Asked, viewer: Viewer): Promise<string[]> =>
  nearestWords(
    db,
    search,
    [PRODUCTS, SERVICES].map((kind) => seeingIn(kind, { companyId: null, user_status }, viewer)),
  );

/** Whether members find goods by a search that found nothing for whoever made it: then somebody sells it (MEMBER-1). */
export async function isFoundByMembers(db: Db, search: string, moment: Moment): Promise<boolean> {
  const condition = isListedForAll('members', 'products');
  const found = await findGoods(
    db,
    { text: search },
    {
      among: { condition, companyId: null, categoryIds: null },
      seeing: { kind: PRODUCTS, seen: 'members', isShown: condition, hasOwn: false },
      moment,
    },
  );
  return found.products.length > 0;
}
