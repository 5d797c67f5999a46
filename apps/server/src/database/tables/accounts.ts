// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

export type AccountLinksTable = {
  hash: string;
  user_id: number;
  purpose: 'reset' | 'email';
  email: string;
  expires_at: Timestamp;
};

export type DevicesTable = {
  hash: string;
  user_id: number;
  last_used_at: Timestamp;
};

export type EmailClaimsTable = {
  user_id: number;
  email: string;
};

export type LoginAttemptsTable = {
  account: string;
  source: Generated<string>;
  failures: Generated<number>;
  since: Generated<Timestamp>;
  last_failed_at: Generated<Timestamp>;
  blocked_until: Timestamp | null;
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

declare module '../tables.ts' {
  interface Tables {
    account_links: AccountLinksTable;
    devices: DevicesTable;
    email_claims: EmailClaimsTable;
    login_attempts: LoginAttemptsTable;
    tokens: TokensTable;
    users: UsersTable;
  }
}
