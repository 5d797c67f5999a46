// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    product_images: {
      id: GeneratedAlways<number>;
      product_id: number;
      image: string;
      position: number;
    };
    products: {
      id: GeneratedAlways<number>;
      company_id: number;
      category_id: number;
      name: string;
      description: string;
      photo: string | null;
      price_cents: number;
      currency: Generated<'MXN' | 'USD'>;
      discount: Generated<number>;
      cargo_extra_cents: Generated<number>;
      available: Generated<boolean>;
      quantity_manage: Generated<boolean>;
      stock: Generated<number>;
      is_pin: Generated<boolean>;
      member_only: Generated<boolean>;
      rating_sum: Generated<number>;
      reviews_count: Generated<number>;
      created_at: Generated<Timestamp>;
      updated_at: Generated<Timestamp>;
      discounted_price_cents: GeneratedAlways<number>;
      price_mxn_cents: Generated<number>;
      name_sort: GeneratedAlways<string>;
      is_available: Generated<boolean>;
      published: Generated<boolean>;
      name_folded: GeneratedAlways<string>;
      search_text: GeneratedAlways<string>;
      nothing_to_choose: Generated<boolean>;
    };
  }
}
