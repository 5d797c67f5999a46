// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

export type CompanyCategoriesTable = {
  id: GeneratedAlways<number>;
  name: string;
  name_en: string;
  position: Generated<number>;
  updated_at: Generated<Timestamp>;
};

export type ProductCategoriesTable = {
  id: GeneratedAlways<number>;
  parent_id: number | null;
  name: string;
  name_en: string;
  position: Generated<number>;
  level: GeneratedAlways<number>;
  parent_level: GeneratedAlways<number | null>;
  updated_at: Generated<Timestamp>;
};

export type ServiceCategoriesTable = {
  id: GeneratedAlways<number>;
  name: string;
  name_en: string;
  position: Generated<number>;
  updated_at: Generated<Timestamp>;
};

export type ZonesTable = {
  id: GeneratedAlways<number>;
  name: string;
  name_en: string;
  position: Generated<number>;
  updated_at: Generated<Timestamp>;
};

declare module '../tables.ts' {
  interface Tables {
    company_categories: CompanyCategoriesTable;
    product_categories: ProductCategoriesTable;
    service_categories: ServiceCategoriesTable;
    zones: ZonesTable;
  }
}
