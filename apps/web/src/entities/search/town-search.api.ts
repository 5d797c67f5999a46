import { apiOf, reads, readsPages } from '../../shared/api/api-of.ts';

export const { useSearchTownQuery, useListFoundServicesInfiniteQuery } = apiOf('town-search', {
  searchTown: reads('ProductsHome', 'Companies', 'Service'),
  listFoundServices: readsPages('Service'),
});
