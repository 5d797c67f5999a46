// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    opening_dates: {
      company_id: number;
      date: string;
      opens: string | null;
      shuts: string | null;
      break_start: string | null;
      break_end: string | null;
    };
    opening_days: {
      company_id: number;
      weekday: number;
      closed: Generated<boolean>;
      opens: string | null;
      shuts: string | null;
      break_start: string | null;
      break_end: string | null;
      updated_at: Generated<Timestamp>;
    };
    opening_pauses: {
      company_id: number;
      date: string;
    };
  }
}
