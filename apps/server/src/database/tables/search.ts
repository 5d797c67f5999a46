// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    search_business_changes: {
      id: GeneratedAlways<number>;
      business_id: number;
    };
    search_business_counted: {
      business_id: number;
      words: string[];
      for_everybody: boolean;
      for_members: boolean;
    };
    search_business_words: {
      word: string;
      sound: string;
      forms: string[];
      everybody: number;
      members: number;
      goods: number;
      told_by: Generated<number>;
    };
    search_changes: {
      id: GeneratedAlways<number>;
      product_id: number | null;
      company_id: number | null;
    };
    search_counted: {
      product_id: number;
      words: string[];
      for_everybody: boolean;
      for_members: boolean;
    };
    search_kin: {
      id: GeneratedAlways<number>;
      names: string;
      key: string;
      added_at: Generated<Timestamp>;
    };
    search_ordered: {
      product_id: number;
      orders: number;
      tokens: string[];
    };
    search_progress: {
      is_one: Generated<boolean>;
      counted_to: number;
      is_done: boolean;
    };
    search_service_changes: {
      id: GeneratedAlways<number>;
      service_id: number | null;
      company_id: number | null;
    };
    search_service_counted: {
      service_id: number;
      words: string[];
      for_everybody: boolean;
      for_members: boolean;
    };
    search_service_words: {
      word: string;
      sound: string;
      forms: string[];
      everybody: number;
      members: number;
      goods: number;
      told_by: Generated<number>;
    };
    search_words: {
      word: string;
      sound: string;
      forms: string[];
      everybody: number;
      members: number;
      goods: number;
      told_by: Generated<number>;
    };
    searches_made: {
      day: string;
      is_found: boolean;
      query: string;
      people: number;
      said: string | null;
    };
  }
}
