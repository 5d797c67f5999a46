import { apiOf, reads } from '../../shared/api/api-of.ts';

export const { useListSponsorsQuery } = apiOf('sponsors', {
  listSponsors: reads('Sponsors'),
});
