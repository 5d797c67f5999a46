// Written by `npm run fix` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways, Timestamp } from '../column-types.ts';

export type CompanyAboutsTable = {
  id: GeneratedAlways<number>;
  company_id: number;
  title: string;
  description: string;
  image: string | null;
  updated_at: Generated<Timestamp>;
};

export type CompanyAddressesTable = {
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

export type CompanyContactsTable = {
  id: GeneratedAlways<number>;
  company_id: number;
  email: string | null;
  phone_number: string | null;
  whatsapp_number: string | null;
  address: Generated<string>;
  updated_at: Generated<Timestamp>;
};

export type CompanySocialNetworksTable = {
  id: GeneratedAlways<number>;
  company_id: number;
  facebook_url: string | null;
  instagram_url: string | null;
  tiktok_url: string | null;
  twitter_url: string | null;
  youtube_url: string | null;
  updated_at: Generated<Timestamp>;
};

declare module '../tables.ts' {
  interface Tables {
    company_abouts: CompanyAboutsTable;
    company_addresses: CompanyAddressesTable;
    company_contacts: CompanyContactsTable;
    company_social_networks: CompanySocialNetworksTable;
  }
}
