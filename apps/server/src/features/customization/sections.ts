import { requireLocation } from '../../platform/require-location.ts';
import { companySection } from './company-section.ts';
import {
  type AddressFields,
  addressColumns,
  contactColumns,
  findAbout,
  findCompanyAddress,
  findContact,
  findSocialNetworks,
  networkColumns,
} from './sections.queries.ts';

interface AboutFields {
  readonly title?: string;
  readonly description?: string;
  readonly image?: string;
}

export const addressSection = companySection({
  noun: 'Address',
  table: 'company_addresses',
  event: 'company_address',
  second: ['address_exists', 'The business has an address already: change that one.'],
  find: findCompanyAddress,
  /** The town itself, whatever municipality was sent; 400 for a place that is not served. */
  columnsOf: (fields: AddressFields, { productName }) => {
    requireLocation('neighborhood', fields.neighborhood, productName);
    return addressColumns({ ...fields, municipality: productName });
  },
});

export const aboutSection = companySection({
  noun: 'About page',
  table: 'company_abouts',
  event: 'company_about',
  second: ['about_exists', 'The business has an about page already: change that one.'],
  find: findAbout,
  columnsOf: ({ title, description, image }: AboutFields) => ({ title, description, image }),
});

export const contactSection = companySection({
  noun: 'Contact',
  table: 'company_contacts',
  event: 'company_contact',
  second: ['contact_exists', 'The business has a contact entry already: change that one.'],
  find: findContact,
  columnsOf: contactColumns,
});

export const networksSection = companySection({
  noun: 'Social networks',
  table: 'company_social_networks',
  event: 'company_networks',
  second: ['social_networks_exist', 'The business has its social networks already: change those.'],
  find: findSocialNetworks,
  columnsOf: networkColumns,
});
