import * as z from 'zod';
import { id } from './common.ts';
import { anyone, business, endpointsOf, site } from './endpoint.ts';

const endpoint = endpointsOf({ name: 'searches-made', about: 'What was searched for, without persons.' });

const unfound = {
  /** Its words in lower case, as they were written first. */
  query: z.string(),
  /** Counted once a day each; so many at least. */
  people: z.int(),
  /** A day of the site's calendar, `YYYY-MM-DD`. */
  last_day: z.string(),
};

/** SEARCH-12. */
export const listUnfoundSearches = endpoint('listUnfoundSearches', {
  summary: 'What people searched for and nobody sells, what most looked for first',
  description: 'Of 90 days, the 50 that most people made. Nothing tells who they were.',
  method: 'GET',
  path: '/search/unfound/',
  access: site('search.write'),
  response: z.object({ today: z.string(), results: z.array(z.object(unfound)) }),
});

/** SEARCH-13. */
export const listUnfoundOfCompany = endpoint('listUnfoundOfCompany', {
  summary: 'What people searched for in vain that names a category of a business',
  description: 'Of 14 days, five at most: by a word of the category, another name of it, or a word that is nearly one.',
  method: 'GET',
  path: '/search/unfound/{companyId}/',
  access: business('sales.read', { company: 'params.companyId' }),
  params: z.object({ companyId: id }),
  response: z.object({
    today: z.string(),
    results: z.array(z.object({ ...unfound, category: z.string(), category_en: z.string() })),
  }),
});

/** SEARCH-14. */
export const listPopularSearches = endpoint('listPopularSearches', {
  summary: 'What many people search for',
  description: 'Six at most of 14 days: what five people or more searched for on one day, in words of what is on sale.',
  method: 'GET',
  path: '/search/popular/',
  access: anyone(),
  response: z.array(z.string()),
});

export type UnfoundSearches = z.output<typeof listUnfoundSearches.response>;
