// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    company_abouts: {
      id: GeneratedAlways<number>;
      company_id: number;
      title: string;
      description: string;
      image: string | null;
      updated_at: Generated<Timestamp>;
    };
    company_addresses: {
      id: GeneratedAlways<number>;
      company_id: number;
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
    };
    company_contacts: {
      id: GeneratedAlways<number>;
      company_id: number;
      email: string | null;
      phone_number: string | null;
      whatsapp_number: string | null;
      address: Generated<string>;
      updated_at: Generated<Timestamp>;
    };
    company_social_networks: {
      id: GeneratedAlways<number>;
      company_id: number;
      facebook_url: string | null;
      instagram_url: string | null;
      tiktok_url: string | null;
      twitter_url: string | null;
      youtube_url: string | null;
      updated_at: Generated<Timestamp>;
    };
  }
}
