import type { PasskeyAnswer } from '@mercadito/contracts/passkeys';
import type { RoleKind } from '@mercadito/domain/access/role';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { record } from '../../platform/record/record.ts';

const SHOWN = ['id', 'name', 'created_at', 'last_used_at'] as const;

/** A person's passkeys, oldest first. */
export function listPasskeysOf(db: Db, userId: number): Promise<PasskeyAnswer[]> {
  return db.selectFrom('passkeys').select(SHOWN).where('user_id', '=', userId).orderBy('id').execute();
}

/** What the devices call a person's passkeys. */
export async function listCredentialIds(db: Db, userId: number): Promise<string[]> {
  const passkeys = db.selectFrom('passkeys').select('credential_id').where('user_id', '=', userId).orderBy('id');
  return (await passkeys.execute()).map(({ credential_id }) => credential_id);
}

/** A passkey with its person, blocked or not, by what its device calls it. */
export function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .leftJoin('companies', 'companies.owner_id', 'users.id')
    .select(['passkeys.id', 'passkeys.user_id', 'public_key', 'sign_count', 'companies.id as company_id'])
    .select(sql<RoleKind>`lower(users.role)`.as('role'))
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Whether a session holds still. */
export async function isSignedIn(transaction: Db, tokenId: number): Promise<boolean> {
  const token = transaction.selectFrom('tokens').select('id').where('id', '=', tokenId);
  return (await token.executeTakeFirst()) !== undefined;
}

interface NewPasskey {
  readonly userId: number;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly signCount: number;
  readonly name: string;
  readonly now: Date;
}

/** Undefined where there is one that its device calls so. */
export function insertPasskey(transaction: Db, passkey: NewPasskey): Promise<PasskeyAnswer | undefined> {
  return transaction
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      name: passkey.name,
      created_at: passkey.now.toISOString(),
    })
    .onConflict((conflicting) => conflicting.doNothing())
    .returning(SHOWN)
    .executeTakeFirst();
}

/** False where it has ended meanwhile, or another sign-in has counted as far: of two at once one may be a copy's. */
export async function setPasskeyUsed(
  transaction: Db,
  passkeyId: number,
  { signCount, now }: { signCount: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('passkeys')
    .set({ sign_count: signCount, last_used_at: now.toISOString() })
    .where('id', '=', passkeyId)
    .where('sign_count', signCount === 0 ? '=' : '<', signCount)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePasskey(transaction: Db, userId: number, passkeyId: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('passkeys')
    .where('id', '=', passkeyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Has nobody sign in by a person's passkeys any more, but by those that are kept; nor by one whose making was begun. */
export async function endPasskeys(transaction: Db, userId: number, kept: readonly number[]): Promise<void> {
  await transaction.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
  const { numDeletedRows } = await transaction
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .$if(kept.length > 0, (passkeys) => passkeys.where('id', 'not in', [...kept]))
    .executeTakeFirst();
  if (numDeletedRows > 0n) record(transaction, { type: 'passkey.removed', userId });
}

/** Takes a passkey away that was taken away since a copy was made (BACKUP-5). @returns whether it was in the copy */
export async function removeAgain(transaction: Db, credentialId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('passkeys')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
