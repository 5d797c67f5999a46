import type { Db } from '../../database/connection.ts';

interface LastSuspension {
  readonly id: number;
  /** Tells the business from whichever had the id before or has it since. */
  readonly createdAt: string;
  readonly at: string;
  readonly reason: string;
}

/** Closes a business that was closed since a copy was made (BACKUP-5). @returns whether it is in the copy */
export async function closeAgain(transaction: Db, { id, createdAt, at, reason }: LastSuspension): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('companies')
    .set({ suspended_at: at, suspension_reason: reason, suspended_by: null })
    .where('id', '=', id)
    .where('created_at', '=', createdAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
