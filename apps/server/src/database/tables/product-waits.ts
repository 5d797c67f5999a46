// Written by `npm run fix` from the migrated database. Do not edit.
import type { GeneratedAlways, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    product_waits: {
      id: GeneratedAlways<number>;
      user_id: number;
      product_id: number;
      told_at: Timestamp | null;
    };
  }
}
