import { claimedIds } from '@mercadito/contracts/claims';
import type { AnyEndpoint, Claims, SubjectKind } from '@mercadito/contracts/endpoint';
import type { ProblemCode } from '@mercadito/contracts/problem-codes';
import type { Gate } from '@mercadito/domain/access/gates';
import { may } from '@mercadito/domain/access/may';
import type { Permission } from '@mercadito/domain/access/permissions';
import type { AccessSettings } from '@mercadito/domain/access/person';
import { isPasswordNeeded } from '@mercadito/domain/access/session-life';
import type { FastifyRequest } from 'fastify';
import { forbidden, notSignedIn, passwordChangeRequired, passwordNeeded } from '../problems/errors.ts';
import type { Actor, FindActor, Viewer } from './actor.ts';

/** On whose behalf a call acts: the token's own ids, or those that somebody named who may act for others. */
interface Subject {
  readonly userId: number;
  readonly companyId: number | null;
  readonly driverId: number | null;
}

/** A call's subject as its handler may rely on it. */
export type SubjectOf<S extends SubjectKind> = S extends 'anyone'
  ? Subject | null
  : S extends 'business'
    ? Subject & { readonly companyId: number }
    : Subject;
export type ActorOf<S extends SubjectKind> = S extends 'anyone' ? Viewer : Actor;

/** What a closed gate of the table says on the wire; for null, no gate would help. */
const SHUT: Record<Gate, [detail: string, code: ProblemCode]> = {
  signedIn: ['Sign in to do this.', 'not_signed_in'],
  business: ['Drivers have no business of their own.', 'forbidden'],
  subscription: ['An active subscription is needed for this.', 'subscription_required'],
  subscriptionOrBusiness: ['An active subscription is needed for this.', 'subscription_required'],
  company: ['Add your business first.', 'company_required'],
  driver: ['Only drivers may do this.', 'forbidden'],
  admin: ['Only administrators may do this.', 'forbidden'],
  cart: ['The cart is empty.', 'cart_empty'],
};

type Parsed = Record<'params' | 'query' | 'body', Record<string, unknown>>;

/**
 * Reads the `Authorization: Token …` header.
 * @param isUse whether this counts as a use of the token, which keeps it alive
 * @throws 401 when there is a token and it is invalid, or something that is no token
 */
export async function findViewer(
  request: FastifyRequest,
  findActor: FindActor,
  now: Date,
  isUse = true,
): Promise<Viewer> {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = /^Token ([A-Za-z0-9_-]{20,200})$/.exec(header)?.[1];
  const actor = token === undefined ? null : await findActor(token, now, isUse);
  if (!actor) throw notSignedIn();
  return actor;
}

/**
 * Whether this kind of person may make the call at all, by the table of permissions, before anything else is read.
 * @returns as whom they make it: with a one-time password still to change, a visitor where visitors may
 * @throws 401 for visitors, 403 for everybody else who may not
 */
export function admit(
  { access, withOneTimePassword }: Pick<AnyEndpoint, 'access' | 'withOneTimePassword'>,
  viewer: Viewer,
  ownersNeedSubscription: boolean,
): Viewer {
  const mustChangeFirst = viewer?.mustChangePassword === true && !withOneTimePassword;
  if (access.permission === null) return mustChangeFirst ? null : viewer;
  if (!viewer) throw notSignedIn();
  if (mustChangeFirst) throw passwordChangeRequired();
  requirePermission(viewer, access.permission, { ownersNeedSubscription });
  return viewer;
}

/**
 * Asks the table once more where what a call wants takes more than the call itself.
 * @throws 403 for whoever may not
 */
export function requirePermission(actor: Actor, permission: Permission, settings: AccessSettings): void {
  const verdict = may(actor.person, permission, settings);
  if (verdict.allowed) return;
  const { gate } = verdict.refusal;
  throw gate === null ? forbidden() : forbidden(...SHUT[gate]);
}

/**
 * Asks for a password given lately where what is written says so in its contract.
 * @throws 403 `password_needed`
 */
export function requireRecentPassword(
  endpoint: AnyEndpoint,
  viewer: Viewer,
  body: Record<string, unknown>,
  now: Date,
): void {
  if (viewer && endpoint.asksPassword?.(body) && isPasswordNeeded(viewer.proof, now)) throw passwordNeeded();
}

function resolve(own: number | null, claims: number[], mayActForOthers: boolean): number | null {
  const foreign = claims.find((claim) => claim !== own);
  if (foreign === undefined) return own;
  // For one person at a time.
  if (!mayActForOthers || claims.some((claim) => claim !== foreign)) throw forbidden();
  return foreign;
}

/**
 * Compares every claimed id with the token's (CALL-1).
 * @throws 403 for a foreign id, unless the caller may act for others
 */
export function resolveSubject<E extends AnyEndpoint>(
  endpoint: E,
  actor: Viewer,
  parsed: Parsed,
): SubjectOf<E['access']['subject']> {
  const { subject: kind, claims } = endpoint.access;
  if (!actor) return null as SubjectOf<E['access']['subject']>;
  const mayActForOthers = may(actor.person, 'others.act-for').allowed;
  const claimed = (whose: keyof Claims) => claimedIds(claims[whose], (part, field) => parsed[part]?.[field]);
  const subject: Subject = {
    userId: resolve(actor.userId, claimed('user'), mayActForOthers) ?? actor.userId,
    companyId: resolve(actor.companyId, claimed('company'), mayActForOthers),
    driverId: resolve(actor.driverId, claimed('driver'), mayActForOthers),
  };
  if (kind === 'business' && subject.companyId === null) throw forbidden(...SHUT.company);
  return subject as SubjectOf<E['access']['subject']>;
}
