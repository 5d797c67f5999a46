// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    account_links: {
      hash: string;
      user_id: number;
      purpose: 'reset' | 'email';
      email: string;
      expires_at: Timestamp;
    };
    devices: {
      hash: string;
      user_id: number;
      last_used_at: Timestamp;
    };
    email_claims: {
      user_id: number;
      email: string;
    };
    login_attempts: {
      account: string;
      source: Generated<string>;
      failures: Generated<number>;
      since: Generated<Timestamp>;
      last_failed_at: Generated<Timestamp>;
      blocked_until: Timestamp | null;
    };
    membership_endings: {
      user_id: number;
      ends_at: Timestamp;
    };
    membership_wishes: {
      id: GeneratedAlways<number>;
      user_id: number;
      asked_at: Timestamp;
      ended_at: Timestamp | null;
      declined_because: string | null;
    };
    tokens: {
      id: GeneratedAlways<number>;
      hash: string;
      user_id: number;
      user_agent: Generated<string>;
      created_at: Generated<Timestamp>;
      last_used_at: Generated<Timestamp>;
      expires_at: Timestamp;
      proved_at: Generated<Timestamp>;
      was_reached: Generated<boolean>;
    };
    users: {
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
      telephone: string | null;
      deletion_at: Timestamp | null;
      deleted_at: Timestamp | null;
    };
  }
}
