// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    company_categories: {
      id: GeneratedAlways<number>;
      name: string;
      name_en: string;
      position: Generated<number>;
      updated_at: Generated<Timestamp>;
    };
    product_categories: {
      id: GeneratedAlways<number>;
      parent_id: number | null;
      name: string;
      name_en: string;
      position: Generated<number>;
      level: GeneratedAlways<number>;
      parent_level: GeneratedAlways<number | null>;
      updated_at: Generated<Timestamp>;
    };
    service_categories: {
      id: GeneratedAlways<number>;
      name: string;
      name_en: string;
      position: Generated<number>;
      updated_at: Generated<Timestamp>;
    };
    zones: {
      id: GeneratedAlways<number>;
      name: string;
      name_en: string;
      position: Generated<number>;
      updated_at: Generated<Timestamp>;
    };
  }
}
