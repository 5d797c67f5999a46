// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    companies: {
      id: GeneratedAlways<number>;
      owner_id: number;
      category_id: number;
      name: string;
      location: string;
      profile_image: string | null;
      banner_image: string | null;
      subscription_product_until: Timestamp | null;
      is_sponsor: Generated<boolean>;
      sponsor_banner: string | null;
      rating_sum: Generated<number>;
      num_reviews: Generated<number>;
      has_member_only: Generated<boolean>;
      created_at: Generated<Timestamp>;
      updated_at: Generated<Timestamp>;
      name_sort: GeneratedAlways<string>;
      search_text: GeneratedAlways<string>;
      suspended_at: Timestamp | null;
      suspension_reason: string | null;
      suspended_by: number | null;
    };
  }
}
