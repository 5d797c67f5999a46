import { randomBytes } from 'node:crypto';
import { isActiveAt } from '@mercadito/domain/access/membership';
import { personWith } from '@mercadito/domain/access/person';
import type { RoleKind } from '@mercadito/domain/access/role';
import { type SessionHolder, sessionEnd } from '@mercadito/domain/access/session-life';
import type { Db } from '../../database/connection.ts';
import { accountBlocked } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import type { Actor, FindActor } from '../../platform/serve/actor.ts';
import { sha256 } from '../../platform/sha256.ts';
import { findActorRow, insertToken } from './accounts.queries.ts';
import { keepLastTokens, listLives, listTokens, lockPerson, setTokenEnd, setTokenUsed } from './sessions.queries.ts';

// One write in a while is enough to keep a token alive.
const RENEW_AFTER_MS = 10 * 60_000;
const MOST_SESSIONS = 20;

/** What of a person says how long they stay signed in. */
export interface Holder {
  readonly role: RoleKind;
  readonly companyId: number | null;
}

/** A session with what says how long it lasts. */
type Session = Holder & Pick<SessionHolder, 'isReached'> & { readonly lastUsedAt: string };

const endOf = ({ role, companyId, isReached, lastUsedAt }: Session): Date =>
  sessionEnd({ role, hasCompany: companyId !== null, isReached }, new Date(lastUsedAt));

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
    expiresAt: endOf({ ...person, isReached: false, lastUsedAt: now.toISOString() }),
  });
  record(transaction, { type: 'session.opened', userId });
  return token;
}

/** Has sessions last as long as they do since messages reach their devices, or reach them no more (ACCOUNT-6). */
export async function measureTokens(db: Db, tokenIds: readonly number[]): Promise<void> {
  if (tokenIds.length === 0) return;
  for (const { id, ...session } of await listLives(db, tokenIds)) {
    await setTokenEnd(db, id, { expiresAt: endOf(session), isReached: session.isReached });
  }
}

/** Where a person is signed in today: who has become an owner stays for hours, not weeks. */
export async function listSessions(db: Db, userId: number, now: Date) {
  const sessions = (await listTokens(db, userId, now)).map((token) => ({ ...token, endsAt: endOf(token) }));
  return sessions.filter(({ endsAt }) => endsAt > now);
}

/** Builds the lookup that every call begins with: one query, and now and then a renewal. */
export function createFindActor(db: Db): FindActor {
  return async (token, now, isUse = true) => {
    const row = await findActorRow(db, sha256(token), now);
    if (!row || endOf(row) <= now) return null;
    const { subscriptionUntil, lastUsedAt, role, isReached, provedAt, wasReached, ...ids } = row;
    // An open page is use only where the device is reached: then it is to be there when something is to be told.
    if ((isUse || isReached) && now.getTime() - new Date(lastUsedAt).getTime() > RENEW_AFTER_MS) {
      await setTokenUsed(db, row.tokenId, now, endOf({ ...row, lastUsedAt: now.toISOString() }));
    }
    const person = personWith(role, {
      id: ids.userId,
      subscriptionActive: isActiveAt(subscriptionUntil ? new Date(subscriptionUntil) : null, now),
      hasCompany: ids.companyId !== null,
    });
    return {
      ...ids,
      person,
      proof: { provedAt: new Date(provedAt), wasReached: wasReached || isReached },
    } satisfies Actor;
  };
}
