// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Json, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    driver_reports: {
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
    drivers: {
      id: GeneratedAlways<number>;
      user_id: number;
      availability_status: Generated<'available' | 'unavailable'>;
      daily_start_time: string | null;
      daily_end_time: string | null;
      created_at: Generated<Timestamp>;
    };
  }
}
