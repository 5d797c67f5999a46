import type { SocialNetworks } from '@mercadito/contracts/customization';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

type SocialFields = Omit<SocialNetworks, 'id' | 'company' | 'updated_at'>;

/** Blank on the wire is null in the table, whose formats have no blank; the odd spelling stops here. */
export const networkColumns = (fields: SocialFields) => ({
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
