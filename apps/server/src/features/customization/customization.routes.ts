import * as contracts from '@mercadito/contracts/customization';
import type { Region } from '@mercadito/domain/places/address';
import type { FastifyInstance } from 'fastify';
import { insertPicture } from '../../platform/pictures/pictures.ts';
import { onlyPicture } from '../../platform/pictures/uploads.ts';
import { requireRegion } from '../../platform/require-location.ts';
import { serve } from '../../platform/serve/serve.ts';
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

type AddressAnswer = Awaited<ReturnType<typeof findCompanyAddress>>;

const addressSection = companySection({
  noun: 'Address',
  table: 'company_addresses',
  event: 'company_address',
  second: ['address_exists', 'The business has an address already: change that one.'],
  find: findCompanyAddress,
  /** The town itself, whatever municipality was sent; 400 for a place that is not served. */
  columnsOf: (fields: Omit<AddressFields, keyof Region> & Partial<Region>, config, before?: AddressAnswer) =>
    addressColumns({ ...fields, ...requireRegion(fields, config, before?.neighborhood) }),
});

const aboutSection = companySection({
  noun: 'About page',
  table: 'company_abouts',
  event: 'company_about',
  second: ['about_exists', 'The business has an about page already: change that one.'],
  find: findAbout,
  columnsOf: ({ title, description, image }: AboutFields) => ({ title, description, image }),
});

const contactSection = companySection({
  noun: 'Contact',
  table: 'company_contacts',
  event: 'company_contact',
  second: ['contact_exists', 'The business has a contact entry already: change that one.'],
  find: findContact,
  columnsOf: contactColumns,
});

const networksSection = companySection({
  noun: 'Social networks',
  table: 'company_social_networks',
  event: 'company_networks',
  second: ['social_networks_exist', 'The business has its social networks already: change those.'],
  find: findSocialNetworks,
  columnsOf: networkColumns,
});

export function registerCustomization(app: FastifyInstance): void {
  serve(app, contracts.getCompanyAddress, addressSection.read);
  serve(app, contracts.addCompanyAddress, addressSection.add, addressSection.added);
  serve(app, contracts.updateCompanyAddress, (call) => addressSection.change(call, call.body.adress_id));

  serve(app, contracts.getAbout, aboutSection.read);
  serve(
    app,
    contracts.addAbout,
    async (call) => {
      const image = await insertPicture(call.db, onlyPicture(call.files.image));
      return aboutSection.add({ ...call, body: { ...call.body, image } });
    },
    aboutSection.added,
  );
  serve(app, contracts.updateAbout, (call) => aboutSection.change(call, call.body.about_id));
  serve(app, contracts.uploadAboutImage, async (call) => {
    const image = await insertPicture(call.db, onlyPicture(call.files.image));
    return aboutSection.change({ ...call, body: { image } }, call.body.about_id);
  });

  serve(app, contracts.getContact, contactSection.read);
  serve(app, contracts.addContact, contactSection.add, contactSection.added);
  serve(app, contracts.updateContact, (call) => contactSection.change(call, call.body.contact_id));

  serve(app, contracts.getSocialNetworks, networksSection.read);
  serve(app, contracts.addSocialNetworks, networksSection.add, networksSection.added);
  serve(app, contracts.updateSocialNetworks, (call) => networksSection.change(call, call.body.social_id));
}
