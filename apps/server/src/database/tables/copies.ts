// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Json, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    journal_entries: {
      id: GeneratedAlways<number>;
      entry: Generated<string>;
      kind: 'person' | 'person_gone' | 'company' | 'passkey_gone';
      subject_id: number;
      subject_created_at: Timestamp;
      facts: Json;
      created_at: Generated<Timestamp>;
      kept_at: Timestamp | null;
    };
  }
}
