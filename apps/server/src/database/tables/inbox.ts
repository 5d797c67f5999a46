// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Json, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    inbox_entries: {
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
      topic: Generated<string>;
    };
    message_preferences: {
      user_id: number;
      choices: Generated<Json>;
      quiet_from: number | null;
      quiet_to: number | null;
    };
    unsubscribe_keys: {
      is_only: Generated<boolean>;
      key: string;
    };
  }
}
