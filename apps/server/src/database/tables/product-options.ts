// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways } from '../column-types.ts';

export type OptionAttributesTable = {
  id: GeneratedAlways<number>;
  option_id: number;
  name: string;
  price_cents: Generated<number>;
  available: Generated<boolean>;
  position: Generated<number>;
};

export type ProductOptionsTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  title: string;
  is_required: Generated<boolean>;
  position: Generated<number>;
};

declare module '../tables.ts' {
  interface Tables {
    option_attributes: OptionAttributesTable;
    product_options: ProductOptionsTable;
  }
}
