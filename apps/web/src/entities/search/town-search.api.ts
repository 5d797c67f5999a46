import { apiOf, reads } from '../../shared/api/api-of.ts';

export const { useSearchTownQuery } = apiOf('town-search', {
  searchTown: reads('ProductsHome', 'Companies', 'Service'),
});
