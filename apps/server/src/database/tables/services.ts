// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    service_zones: {
      service_id: number;
      zone_id: number;
    };
    services: {
      id: GeneratedAlways<number>;
      company_id: number;
      category_id: number;
      slug: string;
      name: string;
      description: string;
      photo: string | null;
      hour_price_millis: number | null;
      currency: Generated<'MXN' | 'USD'>;
      discount: Generated<number>;
      contact_phone: string;
      is_available: Generated<boolean>;
      member_only: Generated<boolean>;
      is_pin: Generated<boolean>;
      created_at: Generated<Timestamp>;
      updated_at: Generated<Timestamp>;
      name_folded: GeneratedAlways<string>;
      search_text: GeneratedAlways<string>;
    };
  }
}
