import { may } from './may.ts';
import { hasActiveSubscription, type Viewer } from './person.ts';

/** Whether the viewer sees the member-only goods of every company: members do, and who oversees all goods. */
export function canSeeAllGoods(viewer: Viewer): boolean {
  return hasActiveSubscription(viewer) || may(viewer, 'goods.see-all').allowed;
}

/**
 * Whether the viewer sees the member-only products and services of the company that `ownerId` owns: members, the owner
 * and Admins do; for everybody else they do not exist (MEMBER-1).
 */
export function canSeeMemberOnly(viewer: Viewer, ownerId: number): boolean {
  return canSeeAllGoods(viewer) || viewer?.id === ownerId;
}

/** Whether the viewer may review the company that `ownerId` owns, or its products: anybody signed in but the owner. */
export function canReview(viewer: Viewer, ownerId: number): boolean {
  return viewer !== null && viewer.id !== ownerId;
}
