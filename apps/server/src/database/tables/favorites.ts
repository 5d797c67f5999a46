// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    favorite_companies: {
      id: GeneratedAlways<number>;
      user_id: number;
      company_id: number;
      created_at: Generated<Timestamp>;
    };
    favorite_products: {
      id: GeneratedAlways<number>;
      user_id: number;
      product_id: number;
      created_at: Generated<Timestamp>;
    };
  }
}
