import { KEPT_DAYS } from '@mercadito/domain/system/kept-days';
import { type SqlBool, sql } from 'kysely';
import type { JudgedTables, Whose } from './judged-table.ts';

const ofUser: Whose = (id) => sql<SqlBool>`user_id = ${id}`;
const ofAddress: Whose = (id) =>
  sql<SqlBool>`address_id in (select id from customer_addresses where person_id = ${id})`;
const ofOrderedPhoto: Whose = (id) =>
  sql<SqlBool>`id in (select gate_photo_id from orders where user_id = ${id} and gate_photo_id is not null)`;
/** By what it was sent to: `sha256` of the address is all that is known of it. */
const ofMailbox: Whose = (id) =>
  sql<SqlBool>`recipient = (select encode(sha256(convert_to(lower(email), 'UTF8')), 'hex') from users where id = ${id})`;

/** What people have with their account, in the order in which it goes: what is found by another comes before it. */
export const OWN_DATA: JudgedTables<
  | 'account_links'
  | 'cart_item_attributes'
  | 'cart_items'
  | 'carts'
  | 'customer_addresses'
  | 'devices'
  | 'email_claims'
  | 'favorite_companies'
  | 'favorite_products'
  | 'gate_photos'
  | 'idempotency_keys'
  | 'inbox_entries'
  | 'login_attempts'
  | 'membership_endings'
  | 'membership_wishes'
  | 'message_preferences'
  | 'order_shares'
  | 'passkey_challenges'
  | 'passkeys'
  | 'place_proposals'
  | 'product_waits'
  | 'push_subscriptions'
  | 'sent_mails'
  | 'tokens'
  | 'undeliverable_addresses'
> = {
  account_links: {
    columns: 'hash user_id purpose email expires_at',
    secret: ['hash'],
    parts: [{ whose: ofUser, becomes: 'gone' }],
  },
  cart_item_attributes: {
    columns: 'cart_item_id product_id option_id attribute_id',
    parts: [
      {
        whose: (id) => sql<SqlBool>`cart_item_id in (select id from cart_items where user_id = ${id})`,
        becomes: 'gone',
      },
    ],
  },
  cart_items: {
    columns: 'id user_id product_id attribute_key count created_at',
    parts: [{ whose: ofUser, becomes: 'gone' }],
  },
  carts: { columns: 'user_id updated_at', parts: [{ whose: ofUser, becomes: 'gone' }] },
  devices: {
    columns: 'hash user_id last_used_at',
    secret: ['hash'],
    parts: [{ whose: ofUser, becomes: 'gone' }],
    days: KEPT_DAYS.devices,
  },
  email_claims: { columns: 'user_id email', parts: [{ whose: ofUser, becomes: 'gone' }] },
  favorite_companies: {
    columns: 'id user_id company_id created_at',
    parts: [{ whose: ofUser, becomes: 'gone' }],
  },
  favorite_products: {
    columns: 'id user_id product_id created_at',
    parts: [{ whose: ofUser, becomes: 'gone' }],
  },
  gate_photos: {
    columns: 'id address_id webp',
    parts: [
      { whose: ofAddress, becomes: 'gone' },
      { whose: ofOrderedPhoto, becomes: 'gone' },
    ],
  },
  idempotency_keys: {
    columns: 'user_id key endpoint request_hash status response created_at received_hash',
    secret: ['key', 'request_hash', 'received_hash', 'response'],
    parts: [{ whose: ofUser, becomes: 'gone' }],
    days: KEPT_DAYS.answers,
  },
  inbox_entries: {
    columns: 'id user_id message_id position event receiver urgency wordings href created_at read_at pushed_at topic',
    parts: [{ whose: ofUser, becomes: 'gone' }],
    stays: 'What others were told of a driver, by the first name, until their inboxes forget it.',
    days: KEPT_DAYS.inbox,
  },
  login_attempts: {
    columns: 'account source failures since last_failed_at blocked_until',
    parts: [
      {
        whose: (id) =>
          sql<SqlBool>`account in (select unnest(array[lower(username), lower(email)]) from users where id = ${id})`,
        becomes: 'gone',
        // Whoever guessed, from where, may be another person.
        told: [],
      },
    ],
    days: KEPT_DAYS.guesses,
  },
  membership_endings: { columns: 'user_id ends_at', parts: [{ whose: ofUser, becomes: 'gone' }] },
  membership_wishes: {
    columns: 'id user_id asked_at ended_at declined_because',
    parts: [{ whose: ofUser, becomes: 'gone' }],
    days: KEPT_DAYS.wishes,
  },
  message_preferences: {
    columns: 'user_id choices quiet_from quiet_to',
    parts: [{ whose: ofUser, becomes: 'gone' }],
  },
  order_shares: {
    columns: 'order_id secret_hash user_id expires_at',
    secret: ['secret_hash'],
    parts: [{ whose: ofUser, becomes: 'gone' }],
  },
  passkey_challenges: {
    columns: 'challenge purpose user_id expires_at',
    secret: ['challenge'],
    parts: [{ whose: ofUser, becomes: 'gone' }],
  },
  passkeys: {
    columns: 'id user_id credential_id public_key sign_count name created_at last_used_at',
    secret: ['credential_id', 'public_key'],
    parts: [{ whose: ofUser, becomes: 'gone' }],
  },
  place_proposals: {
    columns: 'address_id latitude_micros longitude_micros pin_accuracy_m transaction_id driver_name proposed_at',
    parts: [
      { whose: ofAddress, becomes: 'gone' },
      {
        whose: (id) => sql<SqlBool>`transaction_id in (
          select transaction_id from orders join drivers on drivers.id = orders.driver_id where drivers.user_id = ${id})`,
        becomes: { driver_name: `'—'` },
        told: [],
      },
    ],
    stays: 'Where a customer’s house is, without who said so.',
  },
  product_waits: { columns: 'id user_id product_id told_at', parts: [{ whose: ofUser, becomes: 'gone' }] },
  push_subscriptions: {
    columns: 'token_id endpoint p256dh auth created_at refused_since',
    secret: ['endpoint', 'p256dh', 'auth'],
    parts: [
      { whose: (id) => sql<SqlBool>`token_id in (select id from tokens where user_id = ${id})`, becomes: 'gone' },
    ],
  },
  sent_mails: {
    columns: 'message_id mail recipient sent_at',
    secret: ['message_id', 'recipient'],
    parts: [{ whose: ofMailbox, becomes: 'gone' }],
    days: KEPT_DAYS.sentMails,
  },
  tokens: {
    columns: 'id hash user_id user_agent created_at last_used_at expires_at proved_at was_reached',
    secret: ['hash'],
    parts: [{ whose: ofUser, becomes: 'gone' }],
  },
  undeliverable_addresses: {
    columns: 'recipient refused_at',
    secret: ['recipient'],
    parts: [{ whose: ofMailbox, becomes: 'gone' }],
    days: KEPT_DAYS.undeliverable,
  },
  customer_addresses: {
    columns:
      'id user_id first_name last_name postal_code country state municipality neighborhood exterior_number interior_number street_1 street_2 telephone_number additional_instructions updated_at person_id name latitude_micros longitude_micros pin_accuracy_m',
    parts: [{ whose: (id) => sql<SqlBool>`person_id = ${id}`, becomes: 'gone' }],
  },
};
