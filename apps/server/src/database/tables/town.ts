// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, Json, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    town: {
      id: Generated<number>;
      product_name: string;
      brand_name: string;
      time_zone: string;
      state: string;
      municipality: string;
      contacts: Json;
      classifieds_url: string;
      places: Json;
      updated_at: Generated<Timestamp>;
      delivery_hours: Json | null;
      delivery_fees: Generated<Json>;
      confirms_orders: Generated<boolean>;
      accent: Generated<string>;
      about: Generated<Json>;
      membership_cost: Generated<Json>;
      drivers_pay_shops: Generated<boolean>;
    };
  }
}
