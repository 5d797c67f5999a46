import type { SocialNetworks } from '@mercadito/contracts/customization';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { unlessThere } from '../../platform/lists/unless-there.ts';
import { newVersion } from '../../platform/serve/versions.ts';

export type SocialFields = Omit<SocialNetworks, 'id' | 'company' | 'updated_at'>;

// Blank on the wire is null in the table, whose formats have no blank; the odd spelling stops here.
const stored = (fields: SocialFields) => ({
  facebook_url: fields.facebook_url || null,
  instagram_url: fields.instagram_url || null,
  youtube_url: fields.youtube_url || null,
  twitter_url: fields.twiter_url || null,
  tiktok_url: fields.tiktok_url || null,
});

export function findSocialNetworks(db: Db, companyId: number): Promise<SocialNetworks | undefined> {
  return db
    .selectFrom('company_social_networks')
    .select(['id', 'company_id as company', 'updated_at'])
    .select([
      sql<string>`coalesce(facebook_url, '')`.as('facebook_url'),
      sql<string>`coalesce(instagram_url, '')`.as('instagram_url'),
      sql<string>`coalesce(youtube_url, '')`.as('youtube_url'),
      sql<string>`coalesce(twitter_url, '')`.as('twiter_url'),
      sql<string>`coalesce(tiktok_url, '')`.as('tiktok_url'),
    ])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

/** False when the company has its networks registered already. */
export async function insertSocialNetworks(transaction: Db, companyId: number, fields: SocialFields): Promise<boolean> {
  const present = transaction.selectFrom('company_social_networks').select('id').where('company_id', '=', companyId);
  const row = unlessThere({ ...stored(fields), company_id: companyId }, present);
  const inserted = await transaction
    .insertInto('company_social_networks')
    .columns(row.columns)
    .expression(row.values)
    .onConflict((conflicting) => conflicting.column('company_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Writes an entry that `lockEntry` holds. */
export async function setSocialNetworks(transaction: Db, id: number, fields: SocialFields, now: Date): Promise<void> {
  await transaction
    .updateTable('company_social_networks')
    .set({ ...stored(fields), updated_at: newVersion(now) })
    .where('id', '=', id)
    .execute();
}
