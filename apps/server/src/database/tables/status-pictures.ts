// Written by `npm run fix` from the migrated database. Do not edit.
import type { GeneratedAlways, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    status_pictures: {
      id: GeneratedAlways<number>;
      company_id: number | null;
      language: 'en' | 'es';
      day: string;
      turn: number;
      fingerprint: string;
      jpeg: string;
      drawn_at: Timestamp;
    };
  }
}
