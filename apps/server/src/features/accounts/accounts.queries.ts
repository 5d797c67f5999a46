import type { RoleKind } from '@mercadito/domain/access/role';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { IS_REACHED } from './sessions.queries.ts';

/** Everything a person's own object is made of, in one row. */
export function selectAccounts(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('images', 'images.hash', 'users.image')
    .leftJoin('companies', 'companies.owner_id', 'users.id')
    .leftJoin('drivers', 'drivers.user_id', 'users.id')
    .leftJoin('email_claims', 'email_claims.user_id', 'users.id')
    .select([
      'users.id',
      'users.username',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.email_confirmed_at',
      'users.telephone',
      'email_claims.email as claimed_email',
      'users.must_change_password',
      'users.subscription_until',
      'users.deletion_at',
      'companies.id as company_id',
      'drivers.id as driver_id',
      'images.hash',
      'images.width',
      'images.height',
      'images.widths',
      'images.placeholder',
    ])
    .select(sql<RoleKind>`lower(users.role)`.as('role'));
}

export type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>;

export function findAccount(db: Db, userId: number): Promise<AccountRow | undefined> {
  return selectAccounts(db).where('users.id', '=', userId).executeTakeFirst();
}

/** The person behind a living token, with what every call needs to know of them; nobody who is kept out. */
export function findActorRow(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .leftJoin('companies', 'companies.owner_id', 'users.id')
    .leftJoin('drivers', 'drivers.user_id', 'users.id')
    .select([
      'tokens.id as tokenId',
      'tokens.last_used_at as lastUsedAt',
      'tokens.proved_at as provedAt',
      'tokens.was_reached as wasReached',
      'users.id as userId',
      'users.username',
      'users.subscription_until as subscriptionUntil',
      'users.must_change_password as mustChangePassword',
      'companies.id as companyId',
      'drivers.id as driverId',
    ])
    .select([sql<RoleKind>`lower(users.role)`.as('role'), IS_REACHED])
    .where('tokens.hash', '=', tokenHash)
    .where('users.blocked_at', 'is', null)
    .where('tokens.expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/**
 * People of a name, whatever its case and the form of its letters: of several that are old, the one written like this first.
 * Of an address, which no name is, those whose it is.
 */
export function namedLike(db: Db, login: string) {
  if (login.includes('@'))
    return db.selectFrom('users').where(sql`lower(users.email)`, '=', sql`lower(${login})`).limit(1);
  return db
    .selectFrom('users')
    .where(sql`lower(normalize(users.username, NFKC))`, '=', sql`lower(normalize(${login}::text, NFKC))`)
    .orderBy(sql`lower(users.username) = lower(${login})`, 'desc')
    .limit(1);
}

export function findCredentials(db: Db, login: string) {
  return namedLike(db, login)
    .leftJoin('companies', 'companies.owner_id', 'users.id')
    .select([
      'users.id',
      'users.username',
      'users.email_confirmed_at',
      'users.password_hash',
      'users.must_change_password',
      'users.one_time_until',
      'companies.id as company_id',
    ])
    .select(sql<RoleKind>`lower(users.role)`.as('role'))
    .executeTakeFirst();
}

export async function insertToken(
  db: Db,
  token: { hash: string; userId: number; userAgent: string; now: Date; expiresAt: Date },
): Promise<void> {
  const { hash, userId, userAgent, now, expiresAt } = token;
  await db
    .insertInto('tokens')
    .values({
      hash,
      user_id: userId,
      user_agent: userAgent.slice(0, 300),
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      proved_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .execute();
}

export async function deleteToken(db: Db, userId: number, tokenId: number): Promise<boolean> {
  const result = await db
    .deleteFrom('tokens')
    .where('id', '=', tokenId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

interface OwnFields {
  first_name?: string | undefined;
  last_name?: string | undefined;
  telephone?: string | null | undefined;
}

/** Sets what a person is called, and their telephone; false where nothing is to be set. */
export async function setOwnFields(transaction: Db, userId: number, fields: OwnFields): Promise<boolean> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return false;
  await transaction.updateTable('users').set(given).where('id', '=', userId).execute();
  return true;
}

export async function setPicture(transaction: Db, userId: number, hash: string): Promise<void> {
  await transaction.updateTable('users').set({ image: hash }).where('id', '=', userId).execute();
}

export function insertUser(
  db: Db,
  user: {
    username: string;
    first_name: string;
    last_name: string;
    email: string;
    password_hash: string;
  },
) {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflicting) => conflicting.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Which of the two names is taken, to say it on the right field; undefined when both are free. */
export async function findTakenField(
  db: Db,
  { username, email }: { username: string; email: string },
): Promise<'username' | 'email' | undefined> {
  if (await namedLike(db, username).select('users.id').executeTakeFirst()) return 'username';
  const sameEmail = db.selectFrom('users').select('id').where(sql`lower(email)`, '=', sql`lower(${email})`);
  return (await sameEmail.executeTakeFirst()) ? 'email' : undefined;
}
