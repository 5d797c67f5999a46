import { randomBytes } from 'node:crypto';
import type { Db } from '../../database/connection.ts';
import { sha256 } from '../../platform/sha256.ts';

/** What a link is for. */
type Purpose = 'reset' | 'email';

interface NewLink {
  readonly userId: number;
  readonly purpose: Purpose;
  /** The address it is sent to. */
  readonly email: string;
  readonly expiresAt: Date;
}

/** Makes a link's secret of 256 random bits; only its hash is kept. */
export async function insertLink(db: Db, { userId, purpose, email, expiresAt }: NewLink): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db
    .insertInto('account_links')
    .values({ hash: sha256(secret), user_id: userId, purpose, email, expires_at: expiresAt.toISOString() })
    .execute();
  return secret;
}

/** Whose a link is that holds still; nobody's who is kept out. */
export function findLink(db: Db, secret: string, purpose: Purpose, now: Date) {
  return db
    .selectFrom('account_links')
    .innerJoin('users', 'users.id', 'account_links.user_id')
    .select(['users.id', 'users.username', 'users.email', 'account_links.email as sentTo'])
    .where('account_links.hash', '=', sha256(secret))
    .where('account_links.purpose', '=', purpose)
    .where('account_links.expires_at', '>', now.toISOString())
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst();
}

/** Uses a link up; false when it has been used: of two at once the second waits for the first, and finds nothing. */
export async function takeLink(transaction: Db, secret: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('account_links')
    .where('hash', '=', sha256(secret))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Has a person's links open nothing any more. */
export async function deleteLinksOf(transaction: Db, userId: number, purpose?: Purpose): Promise<void> {
  await transaction
    .deleteFrom('account_links')
    .where('user_id', '=', userId)
    .$if(purpose !== undefined, (links) => links.where('purpose', '=', purpose ?? 'reset'))
    .execute();
}
