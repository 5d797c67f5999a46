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
  /** The token in use, to be revoked at logout. */
  readonly tokenId: number;
}

/** An actor, or null for a visitor. */
export type Viewer = Actor | null;

/** Finds whom a token belongs to; null for a dead one. */
export type FindActor = (token: string, now: Date) => Promise<Actor | null>;
