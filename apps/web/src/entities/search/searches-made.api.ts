import { apiOf, reads } from '../../shared/api/api-of.ts';

export const { useListUnfoundSearchesQuery, useListUnfoundOfCompanyQuery, useListPopularSearchesQuery } = apiOf(
  'searches-made',
  {
    listUnfoundSearches: reads('SearchKin'),
    listUnfoundOfCompany: reads('Products'),
    listPopularSearches: reads('ProductsHome'),
  },
);
