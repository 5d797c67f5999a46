import type { RoleKind } from './role.ts';

/** As much of a signed-in person as the gates ask about. Null stands for a visitor. */
export type Person = {
  readonly id: number;
  readonly role: RoleKind;
  /** From `isActiveAt` on the server, from `subscriptionStatus.active` on the web. */
  readonly subscriptionActive: boolean;
  readonly hasCompany: boolean;
};

/** A person, or a visitor without a token. */
export type Viewer = Person | null;

export function isSignedIn(viewer: Viewer): viewer is Person {
  return viewer !== null;
}

export function isAdmin(viewer: Viewer): boolean {
  return viewer?.role === 'admin';
}

export function isDriver(viewer: Viewer): boolean {
  return viewer?.role === 'driver';
}

/** Whether the viewer has the shopping side (its links, favourites, search): everybody but drivers (spec 1 §6). */
export function hasShoppingSide(viewer: Viewer): boolean {
  return !isDriver(viewer);
}

/** A member: somebody with an active subscription (spec 1 §1). */
export function hasActiveSubscription(viewer: Viewer): boolean {
  return viewer?.subscriptionActive ?? false;
}
