import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/refusals/errors.ts';
import { refuseIfNewer } from '../../platform/serve/versions.ts';

/** The one entry of a kind that a company has, as the wire names it. */
export interface EntryKey {
  readonly id: number;
  readonly companyId: number;
}

interface Kind {
  readonly table: 'company_abouts' | 'company_addresses' | 'company_contacts' | 'company_social_networks';
  /** What is not found. */
  readonly noun: string;
  /** The entry as the wire shows it. */
  readonly show: (db: Db, companyId: number) => Promise<object>;
}

/**
 * Holds a company's entry still, to be written.
 * @param lastRead the `updated_at` that the caller has read, or undefined
 * @throws 404 for one that is not this company's, 409 `changed_meanwhile` when it is newer than what was read
 */
export async function lockEntry(
  transaction: Db,
  { table, noun, show }: Kind,
  { id, companyId }: EntryKey,
  lastRead: string | undefined,
): Promise<void> {
  const { rows } = await sql<{ updated_at: string }>`
    select updated_at from ${sql.table(table)} where id = ${id} and company_id = ${companyId} for no key update`.execute(
    transaction,
  );
  const [row] = rows;
  if (!row) throw notFound(noun);
  await refuseIfNewer(row, lastRead, () => show(transaction, companyId));
}
