// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    legal: {
      id: Generated<number>;
      responsible: Generated<string>;
      contact: Generated<string>;
      privacy_es: Generated<string>;
      privacy_en: Generated<string>;
      terms_es: Generated<string>;
      terms_en: Generated<string>;
      updated_at: Generated<Timestamp>;
    };
  }
}
