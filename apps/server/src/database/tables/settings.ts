// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Json, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    settings: {
      id: Generated<number>;
      delivery_available: Generated<boolean>;
      usd_mxn_rate_micros: number;
      cart_message: Generated<string>;
      updated_at: Generated<Timestamp>;
      delivery_off_until: Timestamp | null;
    };
    settings_log: {
      id: GeneratedAlways<number>;
      user_id: number | null;
      username: string;
      delivery_available: boolean;
      usd_mxn_rate_micros: number;
      cart_message: string;
      created_at: Generated<Timestamp>;
      before: Json | null;
      delivery_off_until: Timestamp | null;
    };
  }
}
