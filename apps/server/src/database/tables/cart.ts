// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    cart_item_attributes: {
      cart_item_id: number;
      product_id: number;
      option_id: number;
      attribute_id: number;
    };
    cart_items: {
      id: GeneratedAlways<number>;
      user_id: number;
      product_id: number;
      attribute_key: Generated<string>;
      count: number;
      created_at: Generated<Timestamp>;
    };
    carts: {
      user_id: number;
      updated_at: Generated<Timestamp>;
    };
  }
}
