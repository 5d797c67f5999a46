import { isLastAdmin } from '@mercadito/domain/access/blocking';
import type { Db } from '../../database/connection.ts';
import { roleHoldersOf } from './admins.ts';
import { lockPersonAndAdmins } from './people.queries.ts';

/** A person who is about to be deleted, held with all Admins until the transaction ends; undefined where they are gone. */
export async function lockAgainstDeletion(
  transaction: Db,
  userId: number,
): Promise<{ readonly isLastAdmin: boolean; readonly deletionAt: Date | null } | undefined> {
  const locked = await lockPersonAndAdmins(transaction, userId);
  const person = locked.find(({ id }) => id === userId);
  if (!person) return undefined;
  const deletionAt = person.deletion_at === null ? null : new Date(person.deletion_at);
  return { isLastAdmin: isLastAdmin(userId, roleHoldersOf(locked)), deletionAt };
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

/** Has everybody who is about to be deleted be so at another time. @param timeOf asked where there is somebody */
export async function putOffDeletions(transaction: Db, timeOf: () => Promise<Date>): Promise<void> {
  const waiting = await transaction.selectFrom('users').select('id').where('deletion_at', 'is not', null).execute();
  if (waiting.length === 0) return;
  const at = (await timeOf()).toISOString();
  await transaction.updateTable('users').set({ deletion_at: at }).where('deletion_at', 'is not', null).execute();
}

/** Whose time has come. */
export const listToDelete = (db: Db, now: Date): Promise<number[]> =>
  idsOf(db.selectFrom('users').select('id').where('deletion_at', '<=', now.toISOString()).orderBy('deletion_at'));

export const listDeletedSince = (db: Db, since: Date): Promise<number[]> =>
  idsOf(db.selectFrom('users').select('id').where('deleted_at', '>', since.toISOString()).orderBy('id'));

const idsOf = async (people: { execute: () => Promise<{ id: number }[]> }): Promise<number[]> =>
  (await people.execute()).map(({ id }) => id);
