// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

export type CompanyReviewsTable = {
  id: GeneratedAlways<number>;
  company_id: number;
  user_id: number;
  rating: number;
  comment: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
};

export type ProductReviewsTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  user_id: number;
  rating: number;
  comment: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
};

declare module '../tables.ts' {
  interface Tables {
    company_reviews: CompanyReviewsTable;
    product_reviews: ProductReviewsTable;
  }
}
