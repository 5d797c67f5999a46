import { createHash, randomBytes } from 'node:crypto';
import { isActiveAt } from '@mercadito/domain/access/membership';
import type { RoleKind } from '@mercadito/domain/access/role';
import type { Db } from '../../database/connection.ts';
import type { Actor, FindActor } from '../../platform/actor.ts';
import { findActorRow, insertToken, setTokenUsed } from './accounts.queries.ts';

const HOUR_MS = 3_600_000;
/** How long a token lives unused (reliability.md "Defaults"). */
const IDLE_MS: Record<RoleKind, number> = { user: 14 * 24 * HOUR_MS, driver: 12 * HOUR_MS, admin: 12 * HOUR_MS };
const OWNER_IDLE_MS = 12 * HOUR_MS;
// One write in a while is enough to keep a token alive.
const RENEW_AFTER_MS = 10 * 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const expiryOf = (role: RoleKind, ownsCompany: boolean, now: Date): Date =>
  new Date(now.getTime() + (ownsCompany ? Math.min(OWNER_IDLE_MS, IDLE_MS[role]) : IDLE_MS[role]));

/** Gives a person a token of 256 random bits; only its hash is kept. */
export async function issueToken(
  db: Db,
  person: { userId: number; role: RoleKind; userAgent: string },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { userId, role, userAgent } = person;
  await insertToken(db, { hash: hashOf(token), userId, userAgent, now, expiresAt: expiryOf(role, false, now) });
  return token;
}

/** Builds the lookup that every call begins with: one query, and now and then a renewal. */
export function createFindActor(db: Db): FindActor {
  return async (token, now, isUse = true) => {
    const row = await findActorRow(db, hashOf(token), now);
    if (!row) return null;
    const { subscriptionUntil, lastUsedAt, ...person } = row;
    if (isUse && now.getTime() - new Date(lastUsedAt).getTime() > RENEW_AFTER_MS) {
      await setTokenUsed(db, row.tokenId, now, expiryOf(row.role, row.companyId !== null, now));
    }
    const actor: Actor = {
      ...person,
      isMember: isActiveAt(subscriptionUntil ? new Date(subscriptionUntil) : null, now),
    };
    return actor;
  };
}
