// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    push_subscriptions: {
      token_id: number;
      endpoint: string;
      p256dh: string;
      auth: string;
      created_at: Generated<Timestamp>;
      refused_since: Timestamp | null;
    };
  }
}
