// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    sponsor_requests: {
      id: GeneratedAlways<number>;
      company_id: number;
      user_id: number;
      phone: string | null;
      email: string | null;
      banner_image: string | null;
      status: Generated<'pending' | 'approved' | 'declined' | 'ended'>;
      created_at: Generated<Timestamp>;
      approved_at: Timestamp | null;
      approved_by: number | null;
    };
  }
}
