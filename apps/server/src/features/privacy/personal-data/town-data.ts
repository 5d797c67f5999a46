import { KEPT_DAYS } from '@mercadito/domain/system/kept-days';
import { type SqlBool, sql } from 'kysely';
import type { JudgedTables } from './judged-table.ts';

const WORDS = 'word sound forms everybody members goods told_by';
const GOODS = 'Words of goods and businesses, counted anew when they change.';
const TOWN = 'The town’s own.';

/** What is the town's, or written down about everybody. */
export const TOWN_DATA: JudgedTables<
  | 'announcements'
  | 'audit_log'
  | 'company_categories'
  | 'images'
  | 'journal_entries'
  | 'legal'
  | 'migrations'
  | 'outgoing_messages'
  | 'product_categories'
  | 'push_keys'
  | 'return_mailbox'
  | 'search_business_changes'
  | 'search_business_counted'
  | 'search_business_words'
  | 'search_changes'
  | 'search_counted'
  | 'search_kin'
  | 'search_ordered'
  | 'search_progress'
  | 'search_service_changes'
  | 'search_service_counted'
  | 'search_service_words'
  | 'search_words'
  | 'searches_made'
  | 'service_categories'
  | 'settings'
  | 'settings_log'
  | 'setup_codes'
  | 'town'
  | 'unsubscribe_keys'
  | 'zones'
> = {
  announcements: { columns: 'id audience title_es text_es title_en text_en created_at', stays: TOWN },
  audit_log: {
    columns: 'id actor_id action subject subject_id detail created_at',
    parts: [
      {
        // What was decided about them.
        whose: (id) => sql<SqlBool>`subject = 'person' and subject_id = ${id}::text`,
        becomes: { detail: `'{}'` },
        told: ['action', 'detail', 'created_at'],
      },
      {
        // Rows without a subject are many, no index finds them, and they hold ids alone (`idsAmong`): they stay.
        whose: (id) => sql<SqlBool>`actor_id = ${id} and subject <> '' and
          detail ->> 'company_id' = (select companies.id::text from companies where owner_id = ${id})`,
        becomes: { detail: `'{}'` },
        told: ['action', 'subject', 'subject_id', 'detail', 'created_at'],
      },
      {
        // Why another amount was counted than a driver said.
        whose: (id) => sql<SqlBool>`subject = 'cash' and action = 'changeHandIn' and subject_id in (
          select hand_ins.id::text from hand_ins join drivers on drivers.id = driver_id where user_id = ${id})`,
        becomes: { detail: `detail #- '{after,reason}' #- '{before,reason}'` },
        told: [],
      },
    ],
    stays:
      'That something was done, when, to which ids and by which account without a name; of orders, settings and cash what it was.',
  },
  company_categories: { columns: 'id name name_en position updated_at', stays: TOWN },
  images: {
    columns: 'hash width height widths placeholder alt created_at unused_since',
    stays: 'A picture that nothing refers to goes after a day, its file a week later.',
  },
  journal_entries: {
    columns: 'id entry kind subject_id subject_created_at facts created_at kept_at',
    parts: [
      {
        whose: (id) => sql<SqlBool>`kind = 'person' and subject_id = ${id}
          and subject_created_at = (select users.created_at from users where users.id = ${id})`,
        becomes: { facts: `facts - 'reason'` },
        told: ['kind', 'facts', 'created_at'],
      },
      {
        whose: (id) => sql<SqlBool>`kind = 'company' and (subject_id, subject_created_at) in (
          select companies.id, companies.created_at from companies where owner_id = ${id})`,
        becomes: { facts: `facts - 'reason'` },
        told: ['kind', 'facts', 'created_at'],
      },
    ],
    stays:
      'What was taken from somebody, so that no copy gives it back: numbers, roles and times, and what a device called a passkey.',
  },
  legal: {
    columns: 'id responsible contact privacy_es privacy_en terms_es terms_en updated_at',
    stays: 'Who answers for people’s data, until an Admin names somebody else.',
  },
  migrations: { columns: 'name checksum applied_at survived_from', stays: TOWN },
  outgoing_messages: {
    columns: 'id actor_id events created_at',
    stays: 'Numbers of what has happened, until a job has told it within minutes.',
  },
  product_categories: {
    columns: 'id parent_id name name_en position level parent_level updated_at',
    stays: TOWN,
  },
  push_keys: { columns: 'is_only public_key private_key', stays: TOWN },
  return_mailbox: { columns: 'is_only key uid_validity last_uid', stays: TOWN },
  search_business_changes: { columns: 'id business_id', stays: GOODS },
  search_business_counted: { columns: 'business_id words for_everybody for_members', stays: GOODS },
  search_business_words: { columns: WORDS, stays: GOODS },
  search_changes: { columns: 'id product_id company_id', stays: GOODS },
  search_counted: { columns: 'product_id words for_everybody for_members', stays: GOODS },
  search_kin: { columns: 'id names key added_at', stays: TOWN },
  search_ordered: { columns: 'product_id orders tokens', stays: GOODS },
  search_progress: { columns: 'is_one counted_to is_done', stays: GOODS },
  search_service_changes: { columns: 'id service_id company_id', stays: GOODS },
  search_service_counted: { columns: 'service_id words for_everybody for_members', stays: GOODS },
  search_service_words: { columns: WORDS, stays: GOODS },
  search_words: { columns: WORDS, stays: GOODS },
  searches_made: {
    columns: 'day is_found query people said',
    stays: 'What was looked for and by how many; who they were is never written down.',
    days: KEPT_DAYS.searches,
  },
  service_categories: { columns: 'id name name_en position updated_at', stays: TOWN },
  settings: {
    columns: 'id delivery_available usd_mxn_rate_micros cart_message updated_at delivery_off_until',
    stays: TOWN,
  },
  settings_log: {
    columns:
      'id user_id username delivery_available usd_mxn_rate_micros cart_message created_at before delivery_off_until',
    parts: [{ whose: (id) => sql<SqlBool>`user_id = ${id}`, becomes: { username: `'—'` } }],
    stays: 'Which settings the town had.',
  },
  setup_codes: { columns: 'id hash', stays: TOWN },
  town: {
    columns:
      'id product_name brand_name time_zone state municipality contacts classifieds_url places updated_at delivery_hours delivery_fees confirms_orders accent about membership_cost drivers_pay_shops',
    stays: TOWN,
  },
  unsubscribe_keys: { columns: 'is_only key', stays: TOWN },
  zones: { columns: 'id name name_en position updated_at', stays: TOWN },
};
