import { randomBytes } from 'node:crypto';
import { isActiveAt } from '@mercadito/domain/access/membership';
import { personWith } from '@mercadito/domain/access/person';
import type { RoleKind } from '@mercadito/domain/access/role';
import type { Db } from '../../database/connection.ts';
import { accountBlocked } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import type { Actor, FindActor } from '../../platform/serve/actor.ts';
import { sha256 } from '../../platform/sha256.ts';
import { findActorRow, insertToken, setTokenUsed } from './accounts.queries.ts';
import { keepLastTokens, lockPerson } from './sessions.queries.ts';

const HOUR_MS = 3_600_000;
/** How long a token lives unused (ACCOUNT-6). */
const IDLE_MS: Record<RoleKind, number> = { user: 14 * 24 * HOUR_MS, driver: 12 * HOUR_MS, admin: 12 * HOUR_MS };
const OWNER_IDLE_MS = 12 * HOUR_MS;
// One write in a while is enough to keep a token alive.
const RENEW_AFTER_MS = 10 * 60_000;
const MOST_SESSIONS = 20;

/** What of a person says how long they stay signed in. */
interface Holder {
  readonly role: RoleKind;
  readonly companyId: number | null;
}

const idleMsOf = ({ role, companyId }: Holder): number =>
  companyId === null ? IDLE_MS[role] : Math.min(OWNER_IDLE_MS, IDLE_MS[role]);

const expiryOf = ({ idleMs }: Pick<Actor, 'idleMs'>, lastUsed: Date): Date => new Date(lastUsed.getTime() + idleMs);

/** Whether a token last used then is still good for what its person is today: who has become an owner stays for hours, not weeks. */
export const isStillGood = (holder: Pick<Actor, 'idleMs'>, lastUsedAt: string, now: Date): boolean =>
  expiryOf(holder, new Date(lastUsedAt)) > now;

/**
 * Gives a person a token of 256 random bits; only its hash is kept. Of more than twenty the least used one ends.
 * @throws 403 `account_blocked` where they are kept out by now
 */
export async function issueToken(
  transaction: Db,
  person: Holder & { userId: number; userAgent: string },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { userId, userAgent } = person;
  const reason = await lockPerson(transaction, userId);
  if (reason !== null) throw accountBlocked(reason);
  const ended = await keepLastTokens(transaction, userId, MOST_SESSIONS - 1);
  if (ended > 0) record(transaction, { type: 'session.ended', userId });
  await insertToken(transaction, {
    hash: sha256(token),
    userId,
    userAgent,
    now,
    expiresAt: expiryOf({ idleMs: idleMsOf(person) }, now),
  });
  record(transaction, { type: 'session.opened', userId });
  return token;
}

/** Builds the lookup that every call begins with: one query, and now and then a renewal. */
export function createFindActor(db: Db): FindActor {
  return async (token, now, isUse = true) => {
    const row = await findActorRow(db, sha256(token), now);
    if (!row) return null;
    const idleMs = idleMsOf(row);
    if (!isStillGood({ idleMs }, row.lastUsedAt, now)) return null;
    const { subscriptionUntil, lastUsedAt, role, ...ids } = row;
    if (isUse && now.getTime() - new Date(lastUsedAt).getTime() > RENEW_AFTER_MS) {
      await setTokenUsed(db, row.tokenId, now, expiryOf({ idleMs }, now));
    }
    const person = personWith(role, {
      id: ids.userId,
      subscriptionActive: isActiveAt(subscriptionUntil ? new Date(subscriptionUntil) : null, now),
      hasCompany: ids.companyId !== null,
    });
    return { ...ids, person, idleMs } satisfies Actor;
  };
}
