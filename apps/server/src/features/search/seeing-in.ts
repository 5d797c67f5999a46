import { canSeeAllDrafts } from '@mercadito/domain/access/drafts';
import { canSeeAllGoods } from '@mercadito/domain/access/member-only';
import type { Viewer } from '../../platform/serve/actor.ts';
import { isListedTo, isVisibleTo } from '../listing/index.ts';
import type { Kind } from './kinds.ts';
import type { Seeing, Seen } from './vocabulary.queries.ts';

/** Where is searched: in one business or in the town. */
interface Place {
  readonly companyId: number | null;
  readonly user_status?: boolean | undefined;
}

/** Whose words a viewer knows: what an owner sees of her business, and an Admin of all, has words that nobody else knows. */
function seenBy(viewer: Viewer, { companyId, user_status: asked }: Place): Seen {
  if (!viewer) return 'everybody';
  if (canSeeAllDrafts(viewer.person) || (companyId !== null && companyId === viewer.companyId)) return 'goods';
  return asked !== false && canSeeAllGoods(viewer.person) ? 'members' : 'everybody';
}

/** Whose words a search in a business or in the town is answered by. */
export function seeingIn(kind: Kind, place: Place, viewer: Viewer): Seeing {
  const isShown = place.companyId === null ? isListedTo : isVisibleTo;
  return {
    kind,
    seen: seenBy(viewer, place),
    isShown: isShown(viewer, kind.things, place.user_status),
    hasOwn: viewer?.companyId != null,
  };
}
