import type { Person } from '@mercadito/domain/access/person';
import type { PasswordProof } from '@mercadito/domain/access/session-life';

/** The person behind a request, read from the token alone. */
export interface Actor {
  readonly userId: number;
  readonly username: string;
  /** The person as the rules of the domain know people; what they may is asked of `may`. */
  readonly person: Person;
  /** Their company, null without one. */
  readonly companyId: number | null;
  /** Their driver profile, null without one. */
  readonly driverId: number | null;
  /** Signed in with a one-time password that has to be changed before anything else. */
  readonly mustChangePassword: boolean;
  /** When they last gave their password in this session. */
  readonly proof: PasswordProof;
  /** The token in use, to be revoked at logout. */
  readonly tokenId: number;
}

/** An actor, or null for a visitor. */
export type Viewer = Actor | null;

/**
 * Finds whom a token belongs to; null for an invalid one. A token lives on by being used; `isUse` false only looks whether it
 * still lives, unless messages reach its device.
 */
export type FindActor = (token: string, now: Date, isUse?: boolean) => Promise<Actor | null>;
