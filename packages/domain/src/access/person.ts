import type { RoleKind } from './role.ts';

/**
 * What kind of actor somebody is towards the table of permissions. Nobody is a `guest` (orders without an account) or `staff`
 * (works for a business of somebody else's) yet.
 */
export const ACTOR_KINDS = [
  'visitor',
  'guest',
  'customer',
  'member',
  'lapsed',
  'owner',
  'staff',
  'driver',
  'admin',
] as const;

export type ActorKind = (typeof ACTOR_KINDS)[number];

// Known to this file alone: whoever wants to know what a person may asks `may`, and cannot compare roles.
const ROLE: unique symbol = Symbol('role');

/** As much of a signed-in person as the rules ask about; made by `personWith`. */
export type Person = {
  readonly id: number;
  /** From `isActiveAt` on the server, from `subscriptionStatus.active` on the web. */
  readonly subscriptionActive: boolean;
  readonly hasCompany: boolean;
  readonly [ROLE]: RoleKind;
};

/** A person, or a visitor without a token. */
export type Viewer = Person | null;

/** What of the marketplace's settings says who may. */
export type AccessSettings = {
  /** `OWNERS_NEED_SUBSCRIPTION`; false leaves the first gate open. */
  readonly ownersNeedSubscription: boolean;
};

/** Seals the stored role into a person. */
export function personWith(role: RoleKind, facts: Omit<Person, typeof ROLE>): Person {
  return { ...facts, [ROLE]: role };
}

/** Whether two people have the same role. */
export function haveSameRole(one: Person, other: Person): boolean {
  return one[ROLE] === other[ROLE];
}

/**
 * The one kind of actor that somebody is now: a customer who passes the first gate is a member, with a business its owner. Whose
 * membership has ended and who has a business is `lapsed` (SELLING-3).
 */
export function kindOf(viewer: Viewer, { ownersNeedSubscription }: AccessSettings): ActorKind {
  if (viewer === null) return 'visitor';
  const role = viewer[ROLE];
  if (role !== 'user') return role;
  if (ownersNeedSubscription && !viewer.subscriptionActive) return viewer.hasCompany ? 'lapsed' : 'customer';
  return viewer.hasCompany ? 'owner' : 'member';
}

/** A member in the sense of MEMBER-1: somebody with an active subscription, whatever else they are. */
export function hasActiveSubscription(viewer: Viewer): boolean {
  return viewer?.subscriptionActive ?? false;
}
