// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    announcements: {
      id: GeneratedAlways<number>;
      audience: 'everybody' | 'customers' | 'owners' | 'drivers' | 'admins';
      title_es: string;
      text_es: string;
      title_en: string;
      text_en: string;
      created_at: Generated<Timestamp>;
    };
  }
}
