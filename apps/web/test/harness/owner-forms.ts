import {
  listCompanyCategories,
  listProductCategories,
  listServiceCategories,
  listServiceZones,
} from '@mercadito/contracts/categories';
import { getCompany, updateCompany } from '@mercadito/contracts/companies';
import * as customization from '@mercadito/contracts/customization';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { getOpeningHours, setOpeningHours } from '@mercadito/contracts/opening-hours';
import { getProduct, listCompanyProducts, updateProduct } from '@mercadito/contracts/products';
import { updateService } from '@mercadito/contracts/services';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aCompany, NO_NETWORKS } from '../fixtures/companies.ts';
import { aCompanyAddress, aContact, anAbout } from '../fixtures/customization.ts';
import { aWeek } from '../fixtures/opening-hours.ts';
import { PRODUCT_CATEGORIES } from '../fixtures/product-categories.ts';
import { aProductPage, companyProducts } from '../fixtures/products.ts';
import { listed, own } from './own-services.ts';
import { type Reply, reply } from './replies.ts';

/** A form in which an owner changes something. */
export interface OwnerForm {
  readonly what: string;
  readonly address: string;
  /** What stands there already, and what the form reads beside. */
  readonly reads: readonly Reply[];
  /** The call that saves. */
  readonly call: AnyEndpoint;
  /** The field in which something is typed. */
  readonly field: RegExp;
  readonly typed: string;
  readonly save?: string;
  /** On the way to the form. */
  readonly begin?: () => Promise<void>;
}

/** All of them, each with a field to type in. */
export const OWNER_FORMS: readonly OwnerForm[] = [
  {
    what: 'a product',
    address: '/product/31/updateProduct',
    reads: [
      reply(getProduct, aProductPage()),
      reply(listProductCategories, PRODUCT_CATEGORIES),
      reply(listCompanyProducts, companyProducts([])),
    ],
    call: updateProduct,
    field: /^Name/,
    typed: 'Burrito de asada',
  },
  {
    what: 'a service',
    address: '/mybusiness/services?label=update_service&slug=poda-de-nogales',
    reads: [
      listed(own()),
      reply(listServiceCategories, [{ id: 2, name: 'Jardinería', name_en: 'Gardening' }]),
      reply(listServiceZones, [{ id: 1, name: 'Norte', name_en: 'North' }]),
    ],
    call: updateService,
    field: /^Name/,
    typed: 'Poda de manzanos',
    save: 'Submit',
  },
  {
    what: 'a business',
    address: '/business/2/updateCompany',
    reads: [reply(getCompany, aCompany()), reply(listCompanyCategories, [{ id: 1, name: 'Comida', name_en: 'Food' }])],
    call: updateCompany,
    field: /^Name/,
    typed: 'Burritos Rosa',
  },
  {
    what: 'an address',
    address: '/mybusiness/adress/update',
    reads: [reply(customization.getCompanyAddress, aCompanyAddress())],
    call: customization.updateCompanyAddress,
    field: /^Street 2/,
    typed: 'Calle Aldama',
  },
  {
    what: 'an about page',
    address: '/put-about-company',
    reads: [reply(customization.getAbout, anAbout())],
    call: customization.updateAbout,
    field: /^Title/,
    typed: 'Desde 1986',
  },
  {
    what: 'a contact entry',
    address: '/put-contact-company',
    reads: [reply(customization.getContact, aContact())],
    call: customization.updateContact,
    field: /^E-mail/,
    typed: 'otro@example.com',
  },
  {
    what: 'social networks',
    address: '/put-social-company',
    reads: [
      reply(customization.getSocialNetworks, {
        ...NO_NETWORKS,
        facebook_url: 'https://facebook.com/guero',
        updated_at: '2026-11-01T12:00:00.000Z',
      }),
    ],
    call: customization.updateSocialNetworks,
    field: /^Facebook/,
    typed: 'https://facebook.com/burritos',
  },
  {
    what: 'opening hours',
    address: '/mybusiness/setings-hours',
    reads: [reply(getOpeningHours, aWeek())],
    call: setOpeningHours,
    field: /^Opens/,
    typed: '07:30',
    begin: async () => userEvent.click(await screen.findByRole('button', { name: 'Edit Schedule: Tuesday' })),
  },
];
