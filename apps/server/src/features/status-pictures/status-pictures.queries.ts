import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Choice, Whose } from './status-facts.ts';

interface Kept extends Choice {
  readonly fingerprint: string;
  /** Base64. */
  readonly jpeg: string;
  readonly drawn_at: string;
}

export function findStatusPicture(db: Db, { companyId, language }: Whose): Promise<Kept | undefined> {
  return db
    .selectFrom('status_pictures')
    .select(['day', 'turn', 'fingerprint', 'jpeg', 'drawn_at'])
    .where(sql<boolean>`coalesce(company_id, 0) = ${companyId ?? 0}`)
    .where('language', '=', language)
    .executeTakeFirst();
}

/** Keeps a picture in place of the one before. */
export async function keepStatusPicture(db: Db, { companyId, language }: Whose, kept: Kept): Promise<void> {
  await db
    .insertInto('status_pictures')
    .values({ company_id: companyId, language, ...kept })
    .onConflict((conflicting) => conflicting.expression(sql`coalesce(company_id, 0), language`).doUpdateSet(kept))
    .execute();
}
