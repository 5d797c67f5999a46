// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    option_attributes: {
      id: GeneratedAlways<number>;
      option_id: number;
      name: string;
      price_cents: Generated<number>;
      available: Generated<boolean>;
      position: Generated<number>;
    };
    product_options: {
      id: GeneratedAlways<number>;
      product_id: number;
      title: string;
      is_required: Generated<boolean>;
      position: Generated<number>;
    };
  }
}
