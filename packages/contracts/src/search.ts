import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { readOwnKin } from '@mercadito/domain/search/kin/own-kin';
import * as z from 'zod';
import { id, instant, text } from './common.ts';
import { anyone, business, endpointsOf, site } from './endpoint.ts';

const endpoint = endpointsOf({ name: 'search', about: 'What a search means, and what it has found.' });

const access = site('search.write');

const searchKin = z.object({ id, names: z.string(), added_at: instant }).meta({ id: 'SearchKin' });

/** SEARCH-9. */
export const listSearchKin = endpoint('listSearchKin', {
  summary: 'Names of one thing that Admins have added to those that a search knows',
  method: 'GET',
  path: '/search/kin/',
  access,
  response: z.array(searchKin),
});

/** SEARCH-9. */
export const addSearchKin = endpoint('addSearchKin', {
  summary: 'Add names of one thing',
  description:
    '`names` is a line: `jitomate = tomate` are found by each other; `pie > pay` leads one way, as does each word of both languages. 409 `names_taken`, said on the field, when the line is there already; `too_many_names` beyond 500.',
  method: 'POST',
  path: '/search/kin/',
  access,
  body: z.object({
    names: text(MAX_LENGTH.searchKin).refine((line) => readOwnKin(line) !== null, 'Must be such as jitomate = tomate'),
  }),
  status: 201,
  idempotent: true,
  response: searchKin,
});

/** SEARCH-9. */
export const removeSearchKin = endpoint('removeSearchKin', {
  summary: 'Remove names of one thing that an Admin has added',
  method: 'DELETE',
  path: '/search/kin/{kinId}/',
  access,
  params: z.object({ kinId: id }),
  response: z.object({ id: z.int() }),
});

const unfound = {
  /** As it is counted: its words, lower case and without accents. */
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
  access,
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
export type SearchKin = z.output<typeof searchKin>;
