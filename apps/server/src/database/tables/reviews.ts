// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    company_reviews: {
      id: GeneratedAlways<number>;
      company_id: number;
      user_id: number;
      rating: number;
      comment: string;
      created_at: Generated<Timestamp>;
      updated_at: Generated<Timestamp>;
    };
    product_reviews: {
      id: GeneratedAlways<number>;
      product_id: number;
      user_id: number;
      rating: number;
      comment: string;
      created_at: Generated<Timestamp>;
      updated_at: Generated<Timestamp>;
    };
  }
}
