import { hasActiveSubscription, isAdmin, type Viewer } from './person.ts';

/**
 * Whether the viewer sees the member-only products and services of the company that `ownerId` owns: members, the owner
 * and Admins do; for everybody else they do not exist (spec 1 §6).
 */
export function canSeeMemberOnly(viewer: Viewer, ownerId: number): boolean {
  return hasActiveSubscription(viewer) || isAdmin(viewer) || viewer?.id === ownerId;
}

/** Whether the viewer may review the company that `ownerId` owns, or its products: anybody signed in but the owner. */
export function canReview(viewer: Viewer, ownerId: number): boolean {
  return viewer !== null && viewer.id !== ownerId;
}
