import { type SqlBool, sql } from 'kysely';
import type { JudgedTables, Whose } from './judged-table.ts';

const ofOwner: Whose = (id) => sql<SqlBool>`company_id in (select id from companies where owner_id = ${id})`;
const ofOwnedProduct: Whose = (id) => sql<SqlBool>`product_id in (
  select products.id from products join companies on companies.id = company_id where owner_id = ${id})`;
const ofOwnedOption: Whose = (id) => sql<SqlBool>`option_id in (
  select product_options.id from product_options join products on products.id = product_id
    join companies on companies.id = company_id where owner_id = ${id})`;

const DAY = 'opens shuts break_start break_end';

/** A business, which goes with its owner once an Admin has closed it: what hangs on it first. */
export const BUSINESS_DATA: JudgedTables<
  | 'companies'
  | 'company_abouts'
  | 'company_addresses'
  | 'company_contacts'
  | 'company_reviews'
  | 'company_social_networks'
  | 'opening_dates'
  | 'opening_days'
  | 'opening_pauses'
  | 'option_attributes'
  | 'product_images'
  | 'product_options'
  | 'product_reviews'
  | 'products'
  | 'service_zones'
  | 'services'
  | 'sold_out_requests'
  | 'sponsor_requests'
  | 'status_pictures'
> = {
  company_reviews: {
    columns: 'id company_id user_id rating comment created_at updated_at',
    parts: [
      { whose: (id) => sql<SqlBool>`user_id = ${id}`, becomes: { comment: `''` } },
      { whose: ofOwner, becomes: 'gone', told: [] },
    ],
    stays: 'The stars that somebody gave, which make a business’s mean.',
  },
  product_reviews: {
    columns: 'id product_id user_id rating comment created_at updated_at',
    parts: [
      { whose: (id) => sql<SqlBool>`user_id = ${id}`, becomes: { comment: `''` } },
      { whose: ofOwnedProduct, becomes: 'gone', told: [] },
    ],
    stays: 'The stars that somebody gave, which make a product’s mean.',
  },
  option_attributes: {
    columns: 'id option_id name price_cents available position',
    parts: [{ whose: ofOwnedOption, becomes: 'gone' }],
  },
  product_options: {
    columns: 'id product_id title is_required position',
    parts: [{ whose: ofOwnedProduct, becomes: 'gone' }],
  },
  product_images: {
    columns: 'id product_id image position',
    parts: [{ whose: ofOwnedProduct, becomes: 'gone' }],
  },
  sold_out_requests: {
    columns: 'product_id day people',
    parts: [{ whose: ofOwnedProduct, becomes: 'gone' }],
  },
  products: {
    columns:
      'id company_id category_id name description photo price_cents currency discount cargo_extra_cents available quantity_manage stock is_pin member_only rating_sum reviews_count created_at updated_at discounted_price_cents price_mxn_cents name_sort is_available published name_folded search_text nothing_to_choose',
    secret: ['name_sort', 'name_folded', 'search_text'],
    parts: [{ whose: ofOwner, becomes: 'gone' }],
  },
  service_zones: {
    columns: 'service_id zone_id',
    parts: [
      {
        whose: (id) => sql<SqlBool>`service_id in (
          select services.id from services join companies on companies.id = company_id where owner_id = ${id})`,
        becomes: 'gone',
      },
    ],
  },
  services: {
    columns:
      'id company_id category_id slug name description photo hour_price_millis currency discount contact_phone is_available member_only is_pin created_at updated_at name_folded search_text',
    secret: ['name_folded', 'search_text'],
    parts: [{ whose: ofOwner, becomes: 'gone' }],
  },
  opening_dates: { columns: `company_id date ${DAY}`, parts: [{ whose: ofOwner, becomes: 'gone' }] },
  opening_days: {
    columns: `company_id weekday closed ${DAY} updated_at`,
    parts: [{ whose: ofOwner, becomes: 'gone' }],
  },
  opening_pauses: { columns: 'company_id date', parts: [{ whose: ofOwner, becomes: 'gone' }] },
  company_abouts: {
    columns: 'id company_id title description image updated_at',
    parts: [{ whose: ofOwner, becomes: 'gone' }],
  },
  company_addresses: {
    columns:
      'id company_id postal_code country state municipality neighborhood exterior_number interior_number street_1 street_2 telephone_number additional_instructions updated_at',
    parts: [{ whose: ofOwner, becomes: 'gone' }],
  },
  company_contacts: {
    columns: 'id company_id email phone_number whatsapp_number address updated_at',
    parts: [{ whose: ofOwner, becomes: 'gone' }],
  },
  company_social_networks: {
    columns: 'id company_id facebook_url instagram_url tiktok_url twitter_url youtube_url updated_at',
    parts: [{ whose: ofOwner, becomes: 'gone' }],
  },
  status_pictures: {
    columns: 'id company_id language day turn fingerprint jpeg drawn_at',
    parts: [{ whose: ofOwner, becomes: 'gone', told: ['language', 'day', 'jpeg'] }],
  },
  sponsor_requests: {
    columns: 'id company_id user_id phone email banner_image status created_at approved_at approved_by',
    parts: [
      { whose: (id) => sql<SqlBool>`user_id = ${id}`, becomes: 'gone' },
      { whose: ofOwner, becomes: 'gone' },
    ],
  },
  companies: {
    columns:
      'id owner_id category_id name location profile_image banner_image subscription_product_until is_sponsor sponsor_banner rating_sum num_reviews has_member_only created_at updated_at name_sort search_text suspended_at suspension_reason suspended_by',
    secret: ['name_sort', 'search_text'],
    parts: [{ whose: (id) => sql<SqlBool>`owner_id = ${id}`, becomes: 'gone' }],
  },
};
