// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

export type CartItemAttributesTable = {
  cart_item_id: number;
  product_id: number;
  option_id: number;
  attribute_id: number;
};

export type CartItemsTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  product_id: number;
  attribute_key: Generated<string>;
  count: number;
  created_at: Generated<Timestamp>;
};

export type CartsTable = {
  user_id: number;
  updated_at: Generated<Timestamp>;
};

declare module '../tables.ts' {
  interface Tables {
    cart_item_attributes: CartItemAttributesTable;
    cart_items: CartItemsTable;
    carts: CartsTable;
  }
}
