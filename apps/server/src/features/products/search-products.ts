import { canSeeAllDrafts } from '@mercadito/domain/access/drafts';
import { canSeeAllGoods } from '@mercadito/domain/access/member-only';
import type { Db } from '../../database/connection.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import type { Moment } from '../companies/index.ts';
import { isListedTo, isVisibleTo } from '../listing/index.ts';
import { findGoods, type Seeing, type Seen } from '../search/index.ts';
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

/** Whose words a viewer knows: what an owner sees of her business, and an Admin of all, has words that nobody else knows. */
function seenBy(viewer: Viewer, companyId: number | null, asked: boolean | undefined): Seen {
  if (!viewer) return 'everybody';
  if (canSeeAllDrafts(viewer.person) || (companyId !== null && companyId === viewer.companyId)) return 'goods';
  return asked !== false && canSeeAllGoods(viewer.person) ? 'members' : 'everybody';
}

/** Whose words a search in a business or in the town is answered by. */
export const seeingIn = (
  { companyId, user_status }: Pick<Asked, 'companyId' | 'user_status'>,
  viewer: Viewer,
): Seeing => ({
  seen: seenBy(viewer, companyId, user_status),
  isShown:
    companyId === null ? isListedTo(viewer, 'products', user_status) : isVisibleTo(viewer, 'products', user_status),
  hasOwn: viewer?.companyId != null,
});

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
      seeing: seeingIn({ companyId, user_status }, viewer),
      moment,
      withSellers,
    },
  );
  return { ...wanted, found };
}
