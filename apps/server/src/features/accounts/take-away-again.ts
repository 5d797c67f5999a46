import { roleAfterRestoring } from '@mercadito/domain/copies/role-after-restoring';
import type { Db } from '../../database/connection.ts';
import { KIND_OF } from './admins.ts';
import { STORED_ROLES, type StoredRole } from './people.queries.ts';
import type { DriverProfiles } from './update-person.ts';

/** What was so of a person in the end, before a copy was restored. */
interface LastState {
  readonly id: number;
  /** Tells the person from whoever had the id before or has it since. */
  readonly createdAt: string;
  readonly role: StoredRole;
  /** Null where the person was let in. */
  readonly block: { readonly at: string; readonly reason: string } | null;
}

/**
 * Takes from a person what was taken since a copy was made (BACKUP-5): a role, or the way in. What was given is not given again.
 * @returns whether the person is in the copy
 */
export async function takeAwayAgain(
  transaction: Db,
  { id, createdAt, role, block }: LastState,
  { retireDriver }: Pick<DriverProfiles, 'retireDriver'>,
): Promise<boolean> {
  const person = await transaction
    .selectFrom('users')
    .select('role')
    .where('id', '=', id)
    .where('created_at', '=', createdAt)
    .executeTakeFirst();
  if (!person) return false;
  const kind = roleAfterRestoring(KIND_OF[person.role], KIND_OF[role]);
  await transaction
    .updateTable('users')
    .set({
      role: STORED_ROLES[kind],
      ...(block && { blocked_at: block.at, block_reason: block.reason, blocked_by: null }),
    })
    .where('id', '=', id)
    .execute();
  // Orders in hand stay there, for an Admin to give to somebody else.
  if (block || kind === 'user') await retireDriver(transaction, id).catch(() => undefined);
  return true;
}
