// Written by generate-tables.ts from the migrated database. Do not edit.
import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';

/** ISO 8601 in UTC when read; an ISO string or a Date when written. */
type Timestamp = ColumnType<string, string | Date, string | Date>;
/** Parsed when read; JSON text when written. */
type Json = JSONColumnType<object>;
/** Has a default: may be left out of an insert. */
type Generated<Type> =
  Type extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<Type, Type | undefined, Type>;

export type AccountLinksTable = {
  hash: string;
  user_id: number;
  purpose: 'reset' | 'email';
  email: string;
  expires_at: Timestamp;
};

export type AuditLogTable = {
  id: GeneratedAlways<number>;
  actor_id: number | null;
  action: string;
  subject: Generated<string>;
  subject_id: Generated<string>;
  detail: Generated<Json>;
  created_at: Generated<Timestamp>;
};

export type CartItemAttributesTable = {
  cart_item_id: number;
  product_id: number;
  option_id: number;
  attribute_id: number;
};

export type CartItemsTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  product_id: number;
  attribute_key: Generated<string>;
  count: number;
  created_at: Generated<Timestamp>;
};

export type CartsTable = {
  user_id: number;
  updated_at: Generated<Timestamp>;
};

export type CompaniesTable = {
  id: GeneratedAlways<number>;
  owner_id: number;
  category_id: number;
  name: string;
  location: string;
  profile_image: string | null;
  banner_image: string | null;
  subscription_product_until: Timestamp | null;
  is_sponsor: Generated<boolean>;
  sponsor_banner: string | null;
  rating_sum: Generated<number>;
  num_reviews: Generated<number>;
  has_member_only: Generated<boolean>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  name_sort: GeneratedAlways<string>;
  search_text: GeneratedAlways<string>;
  suspended_at: Timestamp | null;
  suspension_reason: string | null;
  suspended_by: number | null;
};

export type CompanyAboutsTable = {
  id: GeneratedAlways<number>;
  company_id: number;
  title: string;
  description: string;
  image: string | null;
  updated_at: Generated<Timestamp>;
};

export type CompanyAddressesTable = {
  id: GeneratedAlways<number>;
  company_id: number;
  postal_code: string;
  country: string;
  state: string;
  municipality: string;
  neighborhood: string;
  exterior_number: Generated<string>;
  interior_number: Generated<string>;
  street_1: string;
  street_2: Generated<string>;
  telephone_number: string;
  additional_instructions: string;
  updated_at: Generated<Timestamp>;
};

export type CompanyCategoriesTable = {
  id: GeneratedAlways<number>;
  name: string;
  name_en: string;
  position: Generated<number>;
  updated_at: Generated<Timestamp>;
};

export type CompanyContactsTable = {
  id: GeneratedAlways<number>;
  company_id: number;
  email: string | null;
  phone_number: string | null;
  whatsapp_number: string | null;
  address: Generated<string>;
  updated_at: Generated<Timestamp>;
};

export type CompanyReviewsTable = {
  id: GeneratedAlways<number>;
  company_id: number;
  user_id: number;
  rating: number;
  comment: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
};

export type CompanySocialNetworksTable = {
  id: GeneratedAlways<number>;
  company_id: number;
  facebook_url: string | null;
  instagram_url: string | null;
  tiktok_url: string | null;
  twitter_url: string | null;
  youtube_url: string | null;
  updated_at: Generated<Timestamp>;
};

export type CustomerAddressesTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  first_name: string;
  last_name: string;
  postal_code: string;
  country: string;
  state: string;
  municipality: string;
  neighborhood: string;
  exterior_number: Generated<string>;
  interior_number: Generated<string>;
  street_1: string;
  street_2: Generated<string>;
  telephone_number: string;
  additional_instructions: string;
  updated_at: Generated<Timestamp>;
};

export type DevicesTable = {
  hash: string;
  user_id: number;
  last_used_at: Timestamp;
};

export type DriverReportsTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  driver_id: number;
  kind: 'item_status' | 'picked_up' | 'delivered' | 'delivery_failed';
  payload: Json;
  status_then: 'pending' | 'shipped' | 'delivered' | 'delivery_failed' | 'cancelled' | 'declined';
  happened_at: Timestamp;
  received_at: Timestamp;
  reviewed_at: Timestamp | null;
  reviewed_by: number | null;
};

export type DriversTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  availability_status: Generated<'available' | 'unavailable'>;
  daily_start_time: string | null;
  daily_end_time: string | null;
  created_at: Generated<Timestamp>;
};

export type EmailClaimsTable = {
  user_id: number;
  email: string;
};

export type FavoriteCompaniesTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  company_id: number;
  created_at: Generated<Timestamp>;
};

export type FavoriteProductsTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  product_id: number;
  created_at: Generated<Timestamp>;
};

export type IdempotencyKeysTable = {
  user_id: number;
  key: string;
  endpoint: string;
  request_hash: Generated<string>;
  status: number | null;
  response: Json | null;
  created_at: Generated<Timestamp>;
  received_hash: string | null;
};

export type ImagesTable = {
  hash: string;
  width: number;
  height: number;
  widths: Generated<number[]>;
  placeholder: Generated<string>;
  alt: Generated<string>;
  created_at: Generated<Timestamp>;
  unused_since: Timestamp | null;
};

export type InboxEntriesTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  message_id: number;
  position: number;
  event: Json;
  receiver: string;
  urgency: 'now' | 'soon' | 'later';
  wordings: Json;
  href: string;
  created_at: Generated<Timestamp>;
  read_at: Timestamp | null;
  pushed_at: Timestamp | null;
};

export type LoginAttemptsTable = {
  account: string;
  source: Generated<string>;
  failures: Generated<number>;
  since: Generated<Timestamp>;
  last_failed_at: Generated<Timestamp>;
  blocked_until: Timestamp | null;
};

export type MigrationsTable = {
  name: string;
  checksum: string;
  applied_at: Generated<Timestamp>;
};

export type OpeningDaysTable = {
  company_id: number;
  weekday: number;
  closed: Generated<boolean>;
  opens: string | null;
  shuts: string | null;
  break_start: string | null;
  break_end: string | null;
  updated_at: Generated<Timestamp>;
};

export type OptionAttributesTable = {
  id: GeneratedAlways<number>;
  option_id: number;
  name: string;
  price_cents: Generated<number>;
  available: Generated<boolean>;
  position: Generated<number>;
};

export type OrderCompaniesTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  company_id: number | null;
  company_name: string;
  location: Generated<string>;
  street_1: Generated<string>;
  street_2: Generated<string>;
  telephone: string | null;
  reference: Generated<string>;
  total_cents: number;
  picked_up_at: Timestamp | null;
  seen_at: Timestamp | null;
  seen_by: number | null;
};

export type OrderEventsTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  kind: 'placed' | 'claimed' | 'assigned' | 'delivered' | 'delivery_failed' | 'requeued' | 'cancelled' | 'declined' | 'item_status' | 'picked_up';
  from_status: string | null;
  to_status: string;
  actor_id: number | null;
  driver_id: number | null;
  order_item_id: number | null;
  detail: Generated<string>;
  created_at: Generated<Timestamp>;
  received_at: Timestamp | null;
};

export type OrderItemAttributesTable = {
  id: GeneratedAlways<number>;
  order_item_id: number;
  category_title: string;
  attribute_name: string;
  attribute_price_cents: number;
};

export type OrderItemsTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  order_company_id: number;
  product_id: number | null;
  name: string;
  image: string | null;
  status: Generated<'approved' | 'canceled' | 'not_found'>;
  count: number;
  price_cents: number;
  discount: number;
  discounted_price_cents: number;
  cargo_extra_cents: number;
  currency: 'MXN' | 'USD';
  item_total_cents: number;
  stock_taken: Generated<boolean>;
};

export type OrdersTable = {
  id: GeneratedAlways<number>;
  transaction_id: string;
  user_id: number;
  status: Generated<'pending' | 'shipped' | 'delivered' | 'delivery_failed' | 'cancelled' | 'declined'>;
  driver_id: number | null;
  username: string;
  user_first_name: string;
  user_last_name: string;
  first_name: string;
  last_name: string;
  postal_code: string;
  country: string;
  state: string;
  municipality: string;
  neighborhood: string;
  exterior_number: Generated<string>;
  interior_number: Generated<string>;
  street_1: string;
  street_2: Generated<string>;
  telephone_number: string;
  additional_instructions: string;
  load_type: 'light' | 'medium' | 'heavy';
  instruction: Generated<string>;
  alternate_number: string | null;
  delivery_password: string;
  usd_mxn_rate_micros: number;
  order_total_cents: number;
  delivery_description: string | null;
  cancellation_reason: string | null;
  created_at: Generated<Timestamp>;
  status_changed_at: Generated<Timestamp>;
  shipped_at: Timestamp | null;
  delivered_at: Timestamp | null;
  failed_at: Timestamp | null;
  cancelled_at: Timestamp | null;
  declined_at: Timestamp | null;
  keyword_salt: string | null;
  keyword_hash: string | null;
  keyword_iterations: number | null;
  keyword_check: 'confirmed' | 'without' | 'not_asked' | null;
  without_keyword_reason: 'lost' | 'somebody_else' | 'other' | null;
  without_keyword_note: Generated<string>;
  wrong_tries: Generated<number>;
};

export type OutgoingMessagesTable = {
  id: GeneratedAlways<number>;
  actor_id: number | null;
  events: Json;
  created_at: Generated<Timestamp>;
};

export type ProductCategoriesTable = {
  id: GeneratedAlways<number>;
  parent_id: number | null;
  name: string;
  name_en: string;
  position: Generated<number>;
  level: GeneratedAlways<number>;
  parent_level: GeneratedAlways<number | null>;
  updated_at: Generated<Timestamp>;
};

export type ProductImagesTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  image: string;
  position: number;
};

export type ProductOptionsTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  title: string;
  is_required: Generated<boolean>;
  position: Generated<number>;
};

export type ProductReviewsTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  user_id: number;
  rating: number;
  comment: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
};

export type ProductsTable = {
  id: GeneratedAlways<number>;
  company_id: number;
  category_id: number;
  name: string;
  description: string;
  photo: string | null;
  price_cents: number;
  currency: Generated<'MXN' | 'USD'>;
  discount: Generated<number>;
  cargo_extra_cents: Generated<number>;
  available: Generated<boolean>;
  quantity_manage: Generated<boolean>;
  stock: Generated<number>;
  is_pin: Generated<boolean>;
  member_only: Generated<boolean>;
  rating_sum: Generated<number>;
  reviews_count: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  discounted_price_cents: GeneratedAlways<number>;
  price_mxn_cents: Generated<number>;
  name_sort: GeneratedAlways<string>;
  is_available: Generated<boolean>;
  published: Generated<boolean>;
  name_folded: GeneratedAlways<string>;
  search_text: GeneratedAlways<string>;
  nothing_to_choose: Generated<boolean>;
};

export type PushKeysTable = {
  is_only: Generated<boolean>;
  public_key: string;
  private_key: string;
};

export type PushSubscriptionsTable = {
  token_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Generated<Timestamp>;
};

export type SentMailsTable = {
  message_id: string;
  mail: string;
  recipient: string;
  sent_at: Generated<Timestamp>;
};

export type ServiceCategoriesTable = {
  id: GeneratedAlways<number>;
  name: string;
  name_en: string;
  position: Generated<number>;
  updated_at: Generated<Timestamp>;
};

export type ServiceZonesTable = {
  service_id: number;
  zone_id: number;
};

export type ServicesTable = {
  id: GeneratedAlways<number>;
  company_id: number;
  category_id: number;
  slug: string;
  name: string;
  description: string;
  photo: string | null;
  hour_price_millis: number | null;
  currency: Generated<'MXN' | 'USD'>;
  discount: Generated<number>;
  contact_phone: string;
  is_available: Generated<boolean>;
  member_only: Generated<boolean>;
  is_pin: Generated<boolean>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
};

export type SettingsTable = {
  id: Generated<number>;
  delivery_available: Generated<boolean>;
  usd_mxn_rate_micros: number;
  cart_message: Generated<string>;
  updated_at: Generated<Timestamp>;
};

export type SettingsLogTable = {
  id: GeneratedAlways<number>;
  user_id: number | null;
  username: string;
  delivery_available: boolean;
  usd_mxn_rate_micros: number;
  cart_message: string;
  created_at: Generated<Timestamp>;
  before: Json | null;
};

export type SoldOutRequestsTable = {
  product_id: number;
  day: string;
  people: number;
};

export type SponsorRequestsTable = {
  id: GeneratedAlways<number>;
  company_id: number;
  user_id: number;
  phone: string | null;
  email: string | null;
  banner_image: string | null;
  status: Generated<'pending' | 'approved' | 'declined' | 'ended'>;
  created_at: Generated<Timestamp>;
  approved_at: Timestamp | null;
  approved_by: number | null;
};

export type TokensTable = {
  id: GeneratedAlways<number>;
  hash: string;
  user_id: number;
  user_agent: Generated<string>;
  created_at: Generated<Timestamp>;
  last_used_at: Generated<Timestamp>;
  expires_at: Timestamp;
};

export type UndeliverableAddressesTable = {
  recipient: string;
  refused_at: Generated<Timestamp>;
};

export type UsersTable = {
  id: GeneratedAlways<number>;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  password_hash: string;
  must_change_password: Generated<boolean>;
  role: Generated<'User' | 'Driver' | 'Admin'>;
  image: string | null;
  language: 'en' | 'es' | null;
  subscription_until: Timestamp | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  one_time_until: Timestamp | null;
  blocked_at: Timestamp | null;
  block_reason: string | null;
  blocked_by: number | null;
  search_text: GeneratedAlways<string>;
  email_confirmed_at: Timestamp | null;
};

export type ZonesTable = {
  id: GeneratedAlways<number>;
  name: string;
  name_en: string;
  position: Generated<number>;
  updated_at: Generated<Timestamp>;
};

/** Every table by name: the type parameter of Kysely. */
export type Tables = {
  account_links: AccountLinksTable;
  audit_log: AuditLogTable;
  cart_item_attributes: CartItemAttributesTable;
  cart_items: CartItemsTable;
  carts: CartsTable;
  companies: CompaniesTable;
  company_abouts: CompanyAboutsTable;
  company_addresses: CompanyAddressesTable;
  company_categories: CompanyCategoriesTable;
  company_contacts: CompanyContactsTable;
  company_reviews: CompanyReviewsTable;
  company_social_networks: CompanySocialNetworksTable;
  customer_addresses: CustomerAddressesTable;
  devices: DevicesTable;
  driver_reports: DriverReportsTable;
  drivers: DriversTable;
  email_claims: EmailClaimsTable;
  favorite_companies: FavoriteCompaniesTable;
  favorite_products: FavoriteProductsTable;
  idempotency_keys: IdempotencyKeysTable;
  images: ImagesTable;
  inbox_entries: InboxEntriesTable;
  login_attempts: LoginAttemptsTable;
  migrations: MigrationsTable;
  opening_days: OpeningDaysTable;
  option_attributes: OptionAttributesTable;
  order_companies: OrderCompaniesTable;
  order_events: OrderEventsTable;
  order_item_attributes: OrderItemAttributesTable;
  order_items: OrderItemsTable;
  orders: OrdersTable;
  outgoing_messages: OutgoingMessagesTable;
  product_categories: ProductCategoriesTable;
  product_images: ProductImagesTable;
  product_options: ProductOptionsTable;
  product_reviews: ProductReviewsTable;
  products: ProductsTable;
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  sent_mails: SentMailsTable;
  service_categories: ServiceCategoriesTable;
  service_zones: ServiceZonesTable;
  services: ServicesTable;
  settings: SettingsTable;
  settings_log: SettingsLogTable;
  sold_out_requests: SoldOutRequestsTable;
  sponsor_requests: SponsorRequestsTable;
  tokens: TokensTable;
  undeliverable_addresses: UndeliverableAddressesTable;
  users: UsersTable;
  zones: ZonesTable;
};
