import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { readOwnKin } from '@mercadito/domain/search/kin/own-kin';
import * as z from 'zod';
import { id, instant, text } from './common.ts';
import { endpointsOf, site } from './endpoint.ts';

const endpoint = endpointsOf({ name: 'search', about: 'What a search means.' });

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

export type SearchKin = z.output<typeof searchKin>;
