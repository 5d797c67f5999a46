// Written by `npm run fix` from the migrated database. Do not edit.
import type { GeneratedAlways, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    passkey_challenges: {
      challenge: string;
      purpose: 'add' | 'login' | 'confirm';
      user_id: number | null;
      expires_at: Timestamp;
    };
    passkeys: {
      id: GeneratedAlways<number>;
      user_id: number;
      credential_id: string;
      public_key: string;
      sign_count: number;
      name: string;
      created_at: Timestamp;
      last_used_at: Timestamp | null;
    };
  }
}
