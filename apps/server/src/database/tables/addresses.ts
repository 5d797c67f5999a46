// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    customer_addresses: {
      id: GeneratedAlways<number>;
      user_id: number | null;
      first_name: string;
      last_name: string;
      postal_code: string;
      country: string;
      state: string;
      municipality: string;
      neighborhood: string;
      exterior_number: Generated<string>;
      interior_number: Generated<string>;
      street_1: string;
      street_2: Generated<string>;
      telephone_number: string;
      additional_instructions: string;
      updated_at: Generated<Timestamp>;
      person_id: number;
      name: Generated<string>;
      latitude_micros: number | null;
      longitude_micros: number | null;
      pin_accuracy_m: number | null;
    };
    gate_photos: {
      id: GeneratedAlways<number>;
      address_id: number | null;
      webp: string;
    };
    place_proposals: {
      address_id: number;
      latitude_micros: number;
      longitude_micros: number;
      pin_accuracy_m: number | null;
      transaction_id: string;
      driver_name: string;
      proposed_at: Timestamp;
    };
  }
}
