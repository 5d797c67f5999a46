// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, Timestamp } from '../column-types.ts';

export type PushSubscriptionsTable = {
  token_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Generated<Timestamp>;
};

declare module '../tables.ts' {
  interface Tables {
    push_subscriptions: PushSubscriptionsTable;
  }
}
