import { isLastAdmin } from '@mercadito/domain/access/blocking';
import type { Db } from '../../database/connection.ts';
import { roleHoldersOf } from './admins.ts';
import { lockPersonAndAdmins } from './people.queries.ts';

/** A person who is about to be deleted, held with all Admins until the transaction ends; undefined where they are gone. */
export async function lockAgainstDeletion(
  transaction: Db,
  userId: number,
): Promise<{ readonly isLastAdmin: boolean } | undefined> {
  const locked = await lockPersonAndAdmins(transaction, userId);
  if (!locked.some(({ id }) => id === userId)) return undefined;
  return { isLastAdmin: isLastAdmin(userId, roleHoldersOf(locked)) };
}

/** Has an account be deleted then, or not (null). @returns whether that is news */
export async function setDeletion(transaction: Db, userId: number, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ deletion_at: at?.toISOString() ?? null })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('deletion_at', at ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whose time has come. */
export const listToDelete = (db: Db, now: Date): Promise<number[]> =>
  idsOf(db.selectFrom('users').select('id').where('deletion_at', '<=', now.toISOString()).orderBy('deletion_at'));

export const listDeletedSince = (db: Db, since: Date): Promise<number[]> =>
  idsOf(db.selectFrom('users').select('id').where('deleted_at', '>', since.toISOString()).orderBy('id'));

const idsOf = async (people: { execute: () => Promise<{ id: number }[]> }): Promise<number[]> =>
  (await people.execute()).map(({ id }) => id);
