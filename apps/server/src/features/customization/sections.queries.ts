import type { About, CompanyAddress, Contact, SocialNetworks } from '@mercadito/contracts/customization';
import { PLACE_PARTS } from '@mercadito/contracts/place';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { addressOf, type PictureRow, pictureOf } from '../../platform/pictures/pictures.ts';

export type AddressFields = Pick<CompanyAddress, (typeof PLACE_PARTS)[number]>;

/** What is stored of an address, whatever else came with it. */
export const addressColumns = (fields: AddressFields) =>
  Object.fromEntries(PLACE_PARTS.map((name) => [name, fields[name]] as const));

export function findCompanyAddress(db: Db, companyId: number): Promise<CompanyAddress | undefined> {
  return db
    .selectFrom('company_addresses as address')
    .innerJoin('companies', 'companies.id', 'address.company_id')
    .select(['address.id', 'address.company_id as company', 'companies.name as company_name', 'address.updated_at'])
    .select(PLACE_PARTS.map((name) => `address.${name}` as const))
    .where('address.company_id', '=', companyId)
    .executeTakeFirst();
}

/** What a company tells of itself. */
export async function findAbout(db: Db, companyId: number): Promise<About | undefined> {
  const row = await db
    .selectFrom('company_abouts as about')
    .leftJoin('images', 'images.hash', 'about.image')
    .select(['about.id', 'about.company_id as company', 'about.title', 'about.description', 'about.updated_at'])
    .select(['images.hash', 'images.width', 'images.height', 'images.widths', 'images.placeholder'])
    .where('about.company_id', '=', companyId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, company, title, description, updated_at } = row;
  const picture = pictureOf(row.hash === null ? null : (row as PictureRow));
  return { id, company, title, description, image: addressOf(picture), image_picture: picture, updated_at };
}

type ContactFields = Omit<Contact, 'id' | 'company' | 'updated_at'>;

/** Blank on the wire is null in the table, whose formats have no blank. */
export const contactColumns = ({ email, phone_number, whatsapp_number, address }: ContactFields) => ({
  email: email || null,
  phone_number: phone_number || null,
  whatsapp_number: whatsapp_number || null,
  address,
});

export function findContact(db: Db, companyId: number): Promise<Contact | undefined> {
  return db
    .selectFrom('company_contacts')
    .select(['id', 'company_id as company', 'address', 'updated_at'])
    .select([
      sql<string>`coalesce(email, '')`.as('email'),
      sql<string>`coalesce(phone_number, '')`.as('phone_number'),
      sql<string>`coalesce(whatsapp_number, '')`.as('whatsapp_number'),
    ])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

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
