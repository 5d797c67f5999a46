import type { Person } from '@mercadito/domain/access/person';
import type { RoleKind } from '@mercadito/domain/access/role';

/** The person behind a request, read from the token alone. */
export interface Actor {
  readonly userId: number;
  readonly username: string;
  readonly role: RoleKind;
  /** Has an active subscription: a member. */
  readonly isMember: boolean;
  /** Their company, null without one. */
  readonly companyId: number | null;
  /** Their driver profile, null without one. */
  readonly driverId: number | null;
  /** Signed in with a one-time password that has to be changed before anything else. */
  readonly mustChangePassword: boolean;
  /** The token in use, to be revoked at logout. */
  readonly tokenId: number;
}

/** An actor, or null for a visitor. */
export type Viewer = Actor | null;

/** An actor as the rules of the domain know people. */
export const personOf = (actor: Actor): Person => ({
  id: actor.userId,
  role: actor.role,
  subscriptionActive: actor.isMember,
  hasCompany: actor.companyId !== null,
});

/**
 * Finds whom a token belongs to; null for a dead one. A token lives on by being used; `isUse` false only looks whether it
 * still lives.
 */
export type FindActor = (token: string, now: Date, isUse?: boolean) => Promise<Actor | null>;
