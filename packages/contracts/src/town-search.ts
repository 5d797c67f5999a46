import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { cappedCount, cursor, flag, listOf, narrowing, onlyHave, page, text } from './common.ts';
import { company } from './companies.ts';
import { anyone, endpointsOf } from './endpoint.ts';
import { product } from './products.ts';
import { service } from './services.ts';

const endpoint = endpointsOf({ name: 'town-search', about: 'One search for all that the town has.' });

const foundProduct = product.pick({
  ...{ id: true, name: true, photo_picture: true, price: true, discount: true, discounted_price: true },
  ...{ currency: true, company: true, company_name: true },
});

const foundCompany = company
  .pick({ _id: true, name: true, profile_picture: true, location: true, category: true, category_id: true })
  .extend({
    /** What it sells of what was searched for, where its own name does not say it; null where it does. */
    sells: z.string().nullable(),
  });

const foundService = service.pick({
  ...{ id: true, slug: true, name: true, photo_picture: true, company_name: true, company: true },
});

/** SEARCH-10. */
export const searchTown = endpoint('searchTown', {
  summary: 'Products, businesses and services that a search finds, the first of each with how many there are',
  description:
    'What begins with the last word is found too. Businesses are found by their names, then by what they sell. Where nothing is found `nearest` has words that come closest.',
  method: 'GET',
  path: '/search/',
  access: anyone(),
  query: z.object({
    search: text(MAX_LENGTH.search),
    user_status: narrowing,
    /** Whether somebody has asked for it, and not only typed it until now: then it is counted (SEARCH-12). */
    finished: flag.optional(),
  }),
  response: z.object({
    products: z.object({ results: z.array(foundProduct), ...cappedCount, only_have: onlyHave }),
    businesses: z.object({ results: z.array(foundCompany), ...cappedCount }),
    services: z.object({ results: z.array(foundService), ...cappedCount, only_have: onlyHave }),
    nearest: z.array(z.string()),
  }),
});

/** SEARCH-10: all of them, which `searchTown` has the first of. */
export const listFoundServices = endpoint('listFoundServices', {
  summary: 'The services that a search finds, the best match first, 24 at a time',
  method: 'GET',
  path: '/search/services/',
  access: anyone(),
  query: z.object({ search: text(MAX_LENGTH.search), page, cursor }),
  response: listOf(foundService).extend({ ...cappedCount, only_have: onlyHave }),
});

export type TownFinds = z.output<typeof searchTown.response>;
