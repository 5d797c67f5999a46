import type { Db } from '../../database/connection.ts';

/**
 * A business, locked against orders too: who sends one holds the business by `holdOpenCompanies`, so an order is either
 * there before the lock is given, or sees the suspension. That is why it is FOR UPDATE, which references wait for.
 */
export function lockAgainstOrders(transaction: Db, id: number) {
  return transaction
    .selectFrom('companies')
    .select(['id', 'suspended_at', 'suspension_reason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Which of these businesses are not suspended; until the transaction ends none of them will be. It waits for an Admin who is
 * suspending one, and for nobody else.
 */
export async function holdOpenCompanies(transaction: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await transaction
    .selectFrom('companies')
    .select('id')
    .where('id', 'in', ids)
    // Of the row itself, which is looked at again once the lock is given.
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Suspends a business, or no more (null): no new version of what its owner writes. */
export async function setSuspension(
  transaction: Db,
  id: number,
  suspension: { readonly at: string; readonly reason: string; readonly by: number } | null,
): Promise<void> {
  await transaction
    .updateTable('companies')
    .set({
      suspended_at: suspension?.at ?? null,
      suspension_reason: suspension?.reason ?? null,
      suspended_by: suspension?.by ?? null,
    })
    .where('id', '=', id)
    .execute();
}

export async function findCompanyIdOfOwner(db: Db, ownerId: number): Promise<number | undefined> {
  const row = await db.selectFrom('companies').select('id').where('owner_id', '=', ownerId).executeTakeFirst();
  return row?.id;
}
